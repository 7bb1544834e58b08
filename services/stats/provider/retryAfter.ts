/**
 * In how many ms a provider wants to be asked again, by its `Retry-After`: seconds or a date. Null
 * when it says nothing that can be read.
 *
 * @param now ms since 1970
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
