import type { EventDate } from './SportEvent';

/** The newspaper's own zone. */
const EASTERN = 'America/New_York';
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the provider writes it: at the place of the game and in UTC. TBA: the date alone. */
export function eventDates(moment: Date, isTba = false, timeZone = EASTERN): EventDate[] {
  const format = formats.get(timeZone) ?? formatIn(timeZone);
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
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

function formatIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
}
