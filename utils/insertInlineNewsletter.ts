import { isCenteredText } from './isCenteredText';

export const MAX_CENTERED_TEXT_GROUPS = 3;

interface BodyElement {
  type: string;
  content?: string;
  alignment?: string | null;
}

/**
 * The elements of a story with a newsletter form put in before the last text paragraph
 * (platform §5). Centered text at the end is not a paragraph of the story: up to three groups of it
 * (a group is centered elements in a row) are passed over on the way from the end; a fourth one is
 * taken for text. A story without a paragraph, or in which an editor has placed a newsletter
 * already, comes back as it is.
 */
export function insertInlineNewsletter<Element extends BodyElement, Newsletter extends BodyElement>(
  elements: readonly Element[],
  newsletter: Newsletter,
): (Element | Newsletter)[] {
  const place = findLastParagraph(elements);
  const hasOne = elements.some((element) => element.type === 'inline_newsletter');
  if (place === -1 || hasOne) return [...elements];
  return [...elements.slice(0, place), newsletter, ...elements.slice(place)];
}

function findLastParagraph(elements: readonly BodyElement[]): number {
  let groups = 0;
  let isInGroup = false;
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index];
    const isText = element?.type === 'text';
    if (isText && !isCenteredText(element)) return index;
    if (isText && !isInGroup) groups += 1;
    if (isText && groups > MAX_CENTERED_TEXT_GROUPS) return index;
    isInGroup = isText;
  }
  return -1;
}
