export interface Wanted {
  /** Each has to be there, in any order; upper and lower case and accents are the same. */
  words: string;
  /** From 1. */
  page: number;
  /** Entries of a page. */
  size: number;
}

/** Characters that are looked for at most. */
const LONGEST = 200;

/**
 * A page of what has all the words.
 *
 * @param textOf what is searched of an entry
 */
export function findListed<T>(
  all: readonly T[],
  { words, page, size }: Wanted,
  textOf: (entry: T) => string,
): { found: T[]; total: number } {
  const wanted = plain(words.slice(0, LONGEST))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const fits = all.filter((entry) => {
    const text = plain(textOf(entry));
    return wanted.every((word) => text.includes(word));
  });
  return { found: fits.slice((page - 1) * size, page * size), total: fits.length };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The values that entries have, each once, by the alphabet. */
export const valuesOf = (values: readonly string[]): string[] =>
  [...new Set(values)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'en'));
