import { readPrintPlaces } from './readPrintPlaces';
import { getEasternParts } from '../../utils/dates/getEasternParts';

const HOUR = 3_600_000;
/** A day's paper is there from 5 a.m. on, in Philadelphia. */
const OUT_AT = 5;

/** The day whose paper is out, as `2026-11-21`. @param now ms since 1970 */
export function newestDay(now: number): string {
  const parts = getEasternParts(now);
  if (parts === null) return '';
  const { year, month, day, hour } = parts;
  const date = new Date(Date.UTC(year, month - 1, hour < OUT_AT ? day - 1 : day));
  return date.toISOString().slice(0, 10);
}

/** The days of papers that are out, newest first, of documents on their front pages. @param now ms since 1970 */
export function paperDays(documents: readonly unknown[], now: number): string[] {
  const newest = newestDay(now);
  const days = documents.flatMap(readPrintPlaces).map(({ day }) => day);
  return [...new Set(days)]
    .filter((day) => day <= newest)
    .sort()
    .reverse();
}

/** Noon of a day, as a moment: what formats of dates take. @param day `2026-11-21` */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00-05:00`);

/** A day and a number of days on, `2026-11-21`. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 24 * HOUR).toISOString().slice(0, 10);
}
