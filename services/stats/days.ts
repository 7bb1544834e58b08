/** The newspaper's own zone: a day of the schedule is one of Philadelphia's. */
const EASTERN = 'America/New_York';
const MS = 86_400_000;

/** The day, counted from 1970, that a calendar in Philadelphia shows at the moment. */
export function dayOf(moment: Date): number {
  return dayIn(moment, EASTERN);
}

/** The day, counted from 1970, that a calendar in the zone shows at the moment. */
export function dayIn(moment: Date, timeZone: string): number {
  const at = moment.getTime();
  return Math.floor((at + offsetAt(at, timeZone)) / MS);
}

/** @param month 1-12 */
export function dayNumber(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / MS;
}

/** `2026-11-21` */
export function writeDay(day: number): string {
  return new Date(day * MS).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * ms by which clocks of the zone are ahead of UTC.
 *
 * @param moment ms since 1970
 */
export function offsetAt(moment: number, timeZone: string = EASTERN): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  // `11/21/2026, GMT-05:00`; no more than `GMT` where it is the time in Greenwich.
  const [, sign = '+', hours = 0, minutes = 0] =
    /([+-])(\d\d):(\d\d)$/.exec(format.format(moment)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
