import { formatApDate } from './formatApDate';
import { formatApTime } from './formatApTime';
import type { DateInput } from './parseDate';

/**
 * Date and time in AP style and Eastern time: `Nov. 21, 2026, 2:05 p.m.`; empty where there is none
 * (platform §9).
 *
 * @param now see `formatApDate`
 */
export function formatApDateTime(value: DateInput | null | undefined, now?: DateInput): string {
  const date = formatApDate(value, now);
  return date === '' ? '' : `${date}, ${formatApTime(value)}`;
}
