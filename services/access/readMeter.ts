/** First-party cookie that the pages of a site with a limit keep: `2026-11.h1.h2`. */
export const METER_COOKIE = 'broadsheet_meter';

/** A story's place in it: FNV-1a of its path, without a slash at its end and without the card of a live blog. */
export function storyMark(path: string): string {
  let hash = 2166136261;
  for (const sign of path.replace(/\/card-[^/]*\/?$/, '').replace(/\/$/, ''))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash.toString(36);
}

/** `2026-11`, in the newspaper's zone. */
export function monthOf(now: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  return parts.format(now);
}

/**
 * The stories that a browser says it read this month.
 * @param cookie value of the cookie; what it should not say is passed over
 */
export function readMeter(cookie: string | null, month: string): ReadonlySet<string> {
  const [noted, ...marks] = (cookie ?? '').split('.');
  return new Set(noted === month ? marks.filter((mark) => /^[\da-z]{1,7}$/.test(mark)) : []);
}

/** Whether a story may be read: it was read before, or fewer than `free` others were. */
export const isWithin = (read: ReadonlySet<string>, mark: string, free: number): boolean =>
  read.has(mark) || read.size < free;
