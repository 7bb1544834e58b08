import { offsetAt } from '../../../services/stats/days';
import { DAY } from './ScheduledGame';

/** 0 for Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/**
 * The moment at which clocks of the zone (Philadelphia's, unless one is named) show the time on the day.
 *
 * @param time `13:05`
 */
export function momentAt(day: number, time: string, timeZone?: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const local = day * DAY + (hour * 60 + minute) * 60_000;
  // The offset at about that moment; and again, as clocks may change between the two.
  const near = local - offsetAt(local, timeZone);
  return new Date(local - offsetAt(near, timeZone));
}
