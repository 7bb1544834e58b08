import type { EventDate } from './SportEvent';

const EASTERN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** A moment as the provider writes it: in Philadelphia and in UTC. TBA: the date alone. */
export function eventDates(moment: Date, isTba = false): EventDate[] {
  const parts = new Map(EASTERN.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const local = new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')),
  );
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
