import { formatApDate } from './formatApDate';

/** Noon in Philadelphia, or an hour from it: the same day there, whatever the season. */
const NOON = 'T17:00:00Z';

let weekdays: Intl.DateTimeFormat | undefined;

/**
 * A day as calendars write it (`2026-11-21`) in AP style, `Saturday, Nov. 21, 2026`; empty where it is none.
 *
 * @param now when given, a day of the same year is shown without the year
 */
export function formatDay(day: string, now?: Date): string {
  if (!isDay(day)) return '';
  weekdays ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
  return `${weekdays.format(new Date(day + NOON))}, ${formatApDate(day + NOON, now)}`;
}

/** Whether a text is a day that a calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text + NOON);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
