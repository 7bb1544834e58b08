/** The words of a question, each for `ilike` wherever it stands. */
export const likeWords = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
