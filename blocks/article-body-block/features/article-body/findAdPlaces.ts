import { countElementWords } from '../../../../utils/story/countElementWords';
import {
  isBetweenParagraphs,
  isParagraph,
  type BodyElement,
} from '../../../../utils/story/isBetweenParagraphs';

/** Words; a shorter story has no ads in its text. */
export const MIN_STORY_WORDS = 300;

/** Words read before the first ad, or this many paragraphs if they are not just a few lines. */
export const FIRST_AD = { words: 250, paragraphs: 3, paragraphWords: 120 } as const;

/** Words between two ads. */
export const WORDS_BETWEEN_ADS = 350;

/** Paragraphs that end a story with no ad between or behind them. */
export const LAST_PARAGRAPHS = 2;

/**
 * Where ads may stand in a text (platform §5 says how many, not where): the indexes of the elements
 * that an ad comes before, in order. Each lies between two paragraphs (see `isBetweenParagraphs`), and
 * the last two paragraphs are left alone.
 */
export function findAdPlaces(elements: readonly BodyElement[]): number[] {
  const words = elements.map(countElementWords);
  if (words.reduce((sum, count) => sum + count, 0) < MIN_STORY_WORDS) return [];
  const last = elements.flatMap((element, index) => (isParagraph(element) ? [index] : []));
  const end = last.at(-LAST_PARAGRAPHS) ?? 0;

  const places: number[] = [];
  let wordsSince = 0;
  let paragraphs = 0;
  for (const [index, element] of elements.entries()) {
    const isDue =
      places.length > 0
        ? wordsSince >= WORDS_BETWEEN_ADS
        : wordsSince >= FIRST_AD.words ||
          (paragraphs >= FIRST_AD.paragraphs && wordsSince >= FIRST_AD.paragraphWords);
    if (isDue && index <= end && isBetweenParagraphs(elements, index)) {
      places.push(index);
      wordsSince = 0;
    }
    wordsSince += words[index] ?? 0;
    if (isParagraph(element)) paragraphs += 1;
  }
  return places;
}
