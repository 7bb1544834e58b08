import { countWords } from './countWords';
import { isCenteredText } from './isCenteredText';

/** Words; a shorter story has no ads in its text. */
export const MIN_STORY_WORDS = 300;

/** Words read before the first ad, or this many paragraphs if they are not just a few lines. */
export const FIRST_AD = { words: 250, paragraphs: 3, paragraphWords: 120 } as const;

/** Words between two ads. */
export const WORDS_BETWEEN_ADS = 350;

/** Paragraphs that end a story with no ad between or behind them. */
export const LAST_PARAGRAPHS = 2;

interface BodyElement {
  type: string;
  content?: string;
  alignment?: string | null;
}

/**
 * Where ads may stand in a text (platform §5 says how many, not where): the indexes of the elements
 * that an ad comes before, in order. An ad stands between two paragraphs, so never beside a picture,
 * a quote, a header or an embed, nor inside a group; it keeps two elements away from a newsletter
 * form and from a picture that the text runs around, and the last two paragraphs are left alone.
 */
export function findAdPlaces(elements: readonly BodyElement[]): number[] {
  const words = elements.map((element) => countWords(element.content ?? ''));
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
    if (isDue && index <= end && isPlace(elements, index)) {
      places.push(index);
      wordsSince = 0;
    }
    wordsSince += words[index] ?? 0;
    if (isParagraph(element)) paragraphs += 1;
  }
  return places;
}

function isPlace(elements: readonly BodyElement[], index: number): boolean {
  if (!isParagraph(elements[index - 1]) || !isParagraph(elements[index])) return false;
  const before = elements[index - 2];
  const after = elements[index + 1];
  if (before?.type === 'inline_newsletter' || after?.type === 'inline_newsletter') return false;
  return !(before?.type === 'image' && /left|right/.test(before.alignment ?? ''));
}

function isParagraph(element: BodyElement | undefined): boolean {
  return element?.type === 'text' && !isCenteredText(element);
}
