import { isCenteredText } from './isCenteredText';
import { isInLetter } from './isInLetter';
import { isNote } from './isNote';

export interface BodyElement {
  type: string;
  content?: string;
  alignment?: string | null;
  /** Of a list. */
  items?: readonly ListItem[];
}

interface ListItem {
  content?: string;
  items?: readonly ListItem[];
}

/** What asks something of the reader: two of a kind never stand close to each other. */
const OFFERS = new Set(['inline_newsletter', 'related_stories']);

export function isParagraph(element: BodyElement | undefined): boolean {
  return element?.type === 'text' && !isCenteredText(element);
}

/**
 * Whether something that is no part of the story may stand before the element at `index`: only
 * between two paragraphs, two elements away from an offer (a newsletter form, related stories) and
 * from a picture that the text runs around. It never parts a group, centered lines, or a picture,
 * quote, header or embed from its text, nor a letter from its signature, nor stands before a note.
 */
export function isBetweenParagraphs(elements: readonly BodyElement[], index: number): boolean {
  if (!isParagraph(elements[index - 1]) || !isParagraph(elements[index])) return false;
  if (isNote(elements[index]) || isInLetter(elements, index)) return false;
  const before = elements[index - 2];
  const after = elements[index + 1];
  if (OFFERS.has(before?.type ?? '') || OFFERS.has(after?.type ?? '')) return false;
  return !(before?.type === 'image' && /left|right/.test(before.alignment ?? ''));
}
