import { getEasternParts } from '../dates/getEasternParts';
import type { DateInput } from '../dates/parseDate';

const DAY_MS = 86_400_000;

/** Eastern calendar days from now to a moment: 0 today, 1 tomorrow, -1 yesterday; null without a date. */
export function daysFromToday(moment: DateInput, now: DateInput): number | null {
  const there = dayNumber(moment);
  const here = dayNumber(now);
  return there === null || here === null ? null : there - here;
}

function dayNumber(value: DateInput): number | null {
  const parts = getEasternParts(value);
  return parts && Date.UTC(parts.year, parts.month - 1, parts.day) / DAY_MS;
}
