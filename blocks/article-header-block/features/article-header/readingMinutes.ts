/** Words a minute that people read on a screen. */
const WORDS_A_MINUTE = 240;

/** Whole minutes that the text takes, at least 1; 0 where its length is not known. */
export function readingMinutes(wordCount: number): number {
  return wordCount > 0 ? Math.max(1, Math.round(wordCount / WORDS_A_MINUTE)) : 0;
}
