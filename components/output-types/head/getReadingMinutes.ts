/** Words that an adult reads in a minute, silently and in English. */
const WORDS_PER_MINUTE = 238;

/** Whole minutes that a text of so many words takes to read, at least one; 0 where nobody counted. */
export function getReadingMinutes(words: number): number {
  return words > 0 ? Math.max(1, Math.round(words / WORDS_PER_MINUTE)) : 0;
}
