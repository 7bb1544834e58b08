import type { Fault } from './explainError';

/**
 * The texts of a JSON value that PostgreSQL can't hold as they are (NUL, halves of characters), by JSON
 * pointer. `cleanJson` would leave out what is wrong with them.
 */
export function findUnholdable(value: unknown, path = ''): Fault[] {
  if (typeof value === 'string') {
    const problem = problemOf(value);
    return problem === null ? [] : [{ path: path || '/', message: problem }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const problem = problemOf(key);
    return problem === null
      ? findUnholdable(item, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      : [{ path: path || '/', message: `has a key that ${problem}` }];
  });
}

/** What keeps a text from being held; null for nothing. */
export function problemOf(text: string): string | null {
  if (text.includes('\u0000')) return 'holds a NUL character';
  return /\p{Surrogate}/u.test(text) ? 'holds half a character' : null;
}
