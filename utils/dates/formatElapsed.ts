import { parseDate } from './parseDate';
import type { DateInput } from './parseDate';

/** Name and length in ms, longest first; a month is 30 days, a year 365. */
const UNITS = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/**
 * How long ago, in the largest whole unit from year to second: `5 minutes ago`; `Just now` under a
 * second and for a moment still to come; empty where there is no date (platform §9).
 */
export function formatElapsed(value: DateInput | null | undefined, now: DateInput): string {
  const from = parseDate(value);
  const to = parseDate(now);
  if (from === null || to === null) return '';
  const elapsed = to.getTime() - from.getTime();
  for (const [unit, length] of UNITS) {
    const count = Math.floor(elapsed / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'Just now';
}
