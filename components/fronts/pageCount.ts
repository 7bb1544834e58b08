/** Readers can turn so many pages at most; older stories are found by search. */
export const MAX_PAGES = 100;

/** How many pages a list of `total` has. */
export function pageCount(total: number, pageSize: number): number {
  return Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / pageSize)));
}
