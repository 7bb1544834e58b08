import { getEasternParts } from './getEasternParts';
import type { DateInput } from './parseDate';

const MONTHS = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];

/**
 * A date in AP style and Eastern time, `Nov. 21, 2026`; empty where there is none (platform §9).
 *
 * @param now when given, a date in the same Eastern year is shown without the year: `Nov. 21`
 */
export function formatApDate(value: DateInput | null | undefined, now?: DateInput): string {
  const parts = getEasternParts(value);
  if (parts === null) return '';
  const monthAndDay = `${MONTHS[parts.month - 1] ?? ''} ${parts.day}`;
  return getEasternParts(now)?.year === parts.year ? monthAndDay : `${monthAndDay}, ${parts.year}`;
}
