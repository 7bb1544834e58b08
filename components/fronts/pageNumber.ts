import { MAX_PAGES } from './pageCount';

/**
 * The page of a list that an address asks for with `?page=`, from 1; anything else is page 1.
 *
 * @param max the last page that can be asked for
 */
export function pageNumber(requestUri: string, max = MAX_PAGES): number {
  const asked = new URLSearchParams(requestUri.split('?')[1] ?? '').get('page') ?? '';
  const page = /^\d{1,6}$/.test(asked) ? Number(asked) : 1;
  return Math.min(Math.max(page, 1), max);
}
