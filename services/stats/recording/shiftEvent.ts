import { offsetAt } from '../days';
import { dayOfDate, momentOfDate } from '../eventFacts';
import type { EventDate, SportEvent } from '../SportEvent';

const DAY = 86_400_000;

/**
 * The event as if it were played so much later: its dates, and nothing else of it.
 * @param by ms
 */
export function shiftEvent(event: SportEvent, by: number): SportEvent {
  const shifted = (dates: EventDate[] | null): EventDate[] | null =>
    dates?.map((date) => shiftDate(date, by)) ?? null;
  return {
    ...event,
    startDate: event.startDate.map((date) => shiftDate(date, by)),
    makeupDate: shifted(event.makeupDate),
    suspendedResumeDate: shifted(event.suspendedResumeDate),
  };
}

function shiftDate(written: EventDate, by: number): EventDate {
  const moment = momentOfDate(written);
  if (moment === null) {
    const day = new Date(dayOfDate(written) * DAY + Math.round(by / DAY) * DAY);
    return { ...written, ...dayParts(day), full: day.toISOString().slice(0, 10) };
  }
  // A clock on the wall goes by summer time on one side of the shift and not on the other.
  const turned = written.dateType === 'Local' ? offsetAt(moment + by) - offsetAt(moment) : 0;
  const shifted = new Date(moment + by + turned);
  return {
    ...written,
    ...dayParts(shifted),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    full: shifted.toISOString().slice(0, 19),
  };
}

const dayParts = (moment: Date): Pick<EventDate, 'year' | 'month' | 'date'> => ({
  year: moment.getUTCFullYear(),
  month: moment.getUTCMonth() + 1,
  date: moment.getUTCDate(),
});
