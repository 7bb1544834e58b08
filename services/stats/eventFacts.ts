import type { EventDate, SportEvent } from './SportEvent';
import { dayNumber } from './days';
import { isOn, numberOf } from './wire';

/** The id of an event, however it is spelled. */
export const idOf = ({ eventId }: Pick<SportEvent, 'eventId'>): number => numberOf(eventId);

/** The id of its status (`EVENT_STATUS`). */
export const statusIdOf = ({ eventStatus }: Pick<SportEvent, 'eventStatus'>): number =>
  numberOf(eventStatus.eventStatusId);

/** The ids of its teams. */
export const teamIdsOf = ({ teams }: Pick<SportEvent, 'teams'>): number[] =>
  teams.map(({ teamId }) => numberOf(teamId));

/** Whether it is played for no table, and is on no schedule of a team. */
export const isExhibition = ({ eventType }: Pick<SportEvent, 'eventType'>): boolean =>
  eventType?.name === 'Exhibition';

/** The day (counted from 1970) that a date names. */
export const dayOfDate = ({ year, month, date }: EventDate): number =>
  dayNumber(numberOf(year), numberOf(month), numberOf(date));

/** ms since 1970 by the clock of the date's kind; null while the time is to be announced. */
export function momentOfDate(written: EventDate): number | null {
  const hour = numberOf(written.hour);
  if (Number.isNaN(hour) || isOn(written.isTba)) return null;
  return dayOfDate(written) * DAY + hour * HOUR + (numberOf(written.minute) || 0) * MINUTE;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
