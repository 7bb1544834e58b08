import { getEasternParts } from '../../utils/dates/getEasternParts';
import type { DateInput } from '../../utils/dates/parseDate';

/** A time says more than a date on the day itself, in Eastern time: "2:05 p.m. ET", later "Nov. 21". */
export function timestampFormat(date: DateInput, now: DateInput): 'time' | 'date' {
  const then = getEasternParts(date);
  const today = getEasternParts(now);
  const isToday =
    then?.year === today?.year && then?.month === today?.month && then?.day === today?.day;
  return then !== null && isToday ? 'time' : 'date';
}
