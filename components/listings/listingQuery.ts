import { pageNumber } from '../fronts/pageNumber';

/** Characters that are looked for at most. */
const LONGEST = 200;

/**
 * What an address asks to find among listings: `?q=` words, `page`, and one value of each of the names.
 *
 * @param names of the choices: `['town']`
 */
export function listingQuery<const N extends string>(
  requestUri: string,
  names: readonly N[],
): { words: string; page: number; chosen: Record<N, string> } {
  const params = new URLSearchParams(requestUri.split('?')[1] ?? '');
  const read = (name: string) => (params.get(name) ?? '').trim().slice(0, LONGEST);
  const chosen = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<N, string>;
  return { words: read('q'), page: pageNumber(requestUri), chosen };
}

/** "12 notices", "1 job", with what was looked for. */
export function countText(total: number, [one, many]: readonly [string, string]): string {
  if (total === 0) return `No ${many} found`;
  return total === 1 ? `1 ${one}` : `${total.toLocaleString('en-US')} ${many}`;
}
