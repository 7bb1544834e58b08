import { countElementWords } from './countElementWords';
import { isBetweenParagraphs, isParagraph, type BodyElement } from './isBetweenParagraphs';

/** Words; a shorter story is read before it needs a way out. */
const MIN_STORY_WORDS = 300;

/** Paragraphs that follow at the least. */
const PARAGRAPHS_AFTER = 3;

/**
 * Where related stories stand in a text (version 2 of platform §3): the index of the element that
 * they come before, the first place between two paragraphs once a third of the words is read; -1
 * where there is none.
 */
export function findRelatedPlace(elements: readonly BodyElement[]): number {
  const words = elements.map(countElementWords);
  const total = words.reduce((sum, count) => sum + count, 0);
  if (total < MIN_STORY_WORDS) return -1;
  let read = 0;
  return elements.findIndex((_element, index) => {
    read += words[index - 1] ?? 0;
    const after = elements.slice(index).filter(isParagraph).length;
    return read >= total / 3 && after >= PARAGRAPHS_AFTER && isBetweenParagraphs(elements, index);
  });
}
