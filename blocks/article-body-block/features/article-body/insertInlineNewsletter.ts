import { isCenteredText } from '../../../../utils/story/isCenteredText';
import { isInLetter, isSignature } from '../../../../utils/story/isInLetter';
import { isNote } from '../../../../utils/story/isNote';

export const MAX_CENTERED_TEXT_GROUPS = 3;

interface BodyElement {
  type: string;
  content?: string;
  alignment?: string | null;
}

/** Paragraphs; a shorter story is read before it needs an offer. */
export const MIN_PARAGRAPHS = 8;

/**
 * The elements of a story with a newsletter form put in before the last text paragraph
 * (platform §5). Centered text at the end is not a paragraph of the story: up to three groups of it
 * (a group is centered elements in a row) are passed over on the way from the end; a fourth one is
 * taken for text. Nor is a note in italics. A story comes back as it is where it has fewer than eight
 * paragraphs or holds a newsletter form already, and where that place is below a heading or in a letter.
 */
export function insertInlineNewsletter<Element extends BodyElement, Newsletter extends BodyElement>(
  elements: readonly Element[],
  newsletter: Newsletter,
): (Element | Newsletter)[] {
  const place = findLastParagraph(elements);
  if (!mayStandAt(elements, place)) return [...elements];
  return [...elements.slice(0, place), newsletter, ...elements.slice(place)];
}

function mayStandAt(elements: readonly BodyElement[], place: number): boolean {
  const paragraphs = elements.filter((element) => isOfStory(element) && !isSignature(element));
  return (
    paragraphs.length >= MIN_PARAGRAPHS &&
    !elements.some(({ type }) => type === 'inline_newsletter') &&
    elements[place - 1]?.type !== 'header' &&
    !isInLetter(elements, place) &&
    !isSignature(elements[place])
  );
}

function isOfStory(element: BodyElement): boolean {
  return element.type === 'text' && !isCenteredText(element) && !isNote(element);
}

function findLastParagraph(elements: readonly BodyElement[]): number {
  let groups = 0;
  let isInGroup = false;
  for (const [index, element] of [...elements.entries()].reverse()) {
    if (isOfStory(element)) return index;
    const isCentered = isCenteredText(element);
    if (isCentered && !isInGroup) groups += 1;
    if (groups > MAX_CENTERED_TEXT_GROUPS) return index;
    isInGroup = isCentered;
  }
  return -1;
}
