import { formatApTime } from '../../utils/dates/formatApTime';
import { formatApDate } from '../../utils/dates/formatApDate';
import { parseDate } from '../../utils/dates/parseDate';

/** ms; an event without an end is taken to last two hours. */
const USUAL_LENGTH = 7_200_000;

export interface EventDates {
  start: string;
  /** May be empty. */
  end: string;
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
});

/** "Tuesday, Dec. 8, 2026" in Eastern time; empty for no date. */
export function eventDay({ start }: EventDates): string {
  const moment = parseDate(start);
  return moment ? `${WEEKDAY.format(moment)}, ${formatApDate(start)}` : '';
}

/** "6:15 to 9:45 p.m." in AP style; with one time where there is no end. */
export function eventHours({ start, end }: EventDates): string {
  const from = formatApTime(start);
  const to = formatApTime(end);
  if (!from || !to || formatApDate(start) !== formatApDate(end)) return from;
  const half = /^(.+) ([ap]\.m\.)$/.exec(from);
  return half && to.endsWith(half[2] ?? '-') ? `${half[1]} to ${to}` : `${from} to ${to}`;
}

/** The moment it is over, in ms since 1970. */
export function eventEnd({ start, end }: EventDates): number {
  return parseDate(end)?.getTime() ?? Date.parse(start) + USUAL_LENGTH;
}
