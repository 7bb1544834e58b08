import { DateTime } from 'luxon';

/** The newspaper's own zone: a day of the schedule is one of Philadelphia's. */
const EASTERN = 'America/New_York';
const MS = 86_400_000;

/** The day, counted from 1970, that a calendar in Philadelphia shows at the moment. */
export function dayOf(moment: Date): number {
  return dayIn(moment, EASTERN);
}

/** The day, counted from 1970, that a calendar in the zone shows at the moment. */
export function dayIn(moment: Date, timeZone: string): number {
  const { year, month, day } = DateTime.fromJSDate(moment, { zone: timeZone });
  return dayNumber(year, month, day);
}

/** @param month 1-12 */
export function dayNumber(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / MS;
}

/** `2026-11-21` */
export function writeDay(day: number): string {
  return new Date(day * MS).toISOString().slice(0, 10);
}

/** 0 for Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/**
 * The moment at which clocks of the zone show the time on the day.
 *
 * @param time `13:05`
 */
export function momentAt(day: number, time: string, timeZone: string = EASTERN): Date {
  return DateTime.fromISO(`${writeDay(day)}T${time}`, { zone: timeZone }).toJSDate();
}
