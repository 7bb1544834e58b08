import { formatApDateTime } from './formatApDateTime';
import { formatApTime } from './formatApTime';
import { parseDate } from './parseDate';
import type { DateInput } from './parseDate';

/** ms. */
export const LIVE_BLOG_LONG_FORM_AFTER_MS = 43_200_000;

/**
 * The date of a live-blog card: for 12 hours the time alone, `2:05 p.m.`, which can mean only one
 * moment; after that the long form, date and time (platform §9).
 */
export function formatLiveBlogDate(value: DateInput | null | undefined, now: DateInput): string {
  const age =
    (parseDate(now)?.getTime() ?? Number.NaN) - (parseDate(value)?.getTime() ?? Number.NaN);
  return Math.abs(age) <= LIVE_BLOG_LONG_FORM_AFTER_MS
    ? formatApTime(value)
    : formatApDateTime(value, now);
}
