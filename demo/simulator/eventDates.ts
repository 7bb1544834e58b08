import { offsetAt } from '../../services/stats/days';
import type { EventDate } from '../../services/stats/SportEvent';

/** A moment as the provider writes it: at the place of the game and in UTC. TBA: the date alone. */
export function eventDates(moment: Date, isTba = false, timeZone?: string): EventDate[] {
  const local = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone));
  // The date of a game without an hour is the local one, whatever UTC says.
  return [written('Local', local, isTba), written('UTC', isTba ? local : moment, isTba)];
}

function written(dateType: EventDate['dateType'], moment: Date, isTba: boolean): EventDate {
  const date = {
    dateType,
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    date: moment.getUTCDate(),
  };
  const full = moment.toISOString();
  if (isTba) return { ...date, full: full.slice(0, 10), isTba };
  return {
    ...date,
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    full: full.slice(0, 19),
  };
}
