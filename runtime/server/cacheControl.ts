/** s for which an old page is served while a new one is made, and when none can be made. */
export const PAGE_CACHE_TIMES = {
  staleWhileRevalidate: 600,
  staleIfError: 72 * 3600,
};

/** What a CDN is told of a page that is fresh for `ttl` seconds. */
export function cacheControl(ttl: number, stale = PAGE_CACHE_TIMES.staleWhileRevalidate): string {
  return ttl > 0
    ? `public, max-age=0, s-maxage=${ttl}, stale-while-revalidate=${stale}, stale-if-error=${PAGE_CACHE_TIMES.staleIfError}`
    : 'no-store';
}
