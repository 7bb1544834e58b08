import { dayOf, writeDay } from '../days';
import { DAYS_AHEAD, DAYS_BACK, type EventQuery, type EventsQuery } from '../StatsQuery';
import type { LeagueName, SportName } from '../SportEvent';

/** A league as addresses of the provider name it. */
export interface League {
  sport: SportName;
  league: LeagueName;
}

/** Where the provider has a list of events, below its base; it is that of the whole league. */
export function eventsPath(query: Omit<EventsQuery, 'teamId'>): string {
  const { sport, league, day, isDayOnly, pbp, driveCharts } = query;
  const from = day ?? dayOf(new Date());
  const params = new URLSearchParams({
    ...(isDayOnly
      ? { date: writeDay(from), requestedDateOnly: 'true' }
      : { startDate: writeDay(from - DAYS_BACK), endDate: writeDay(from + DAYS_AHEAD) }),
    linescore: 'true',
    ...(pbp ? { pbp: 'true' } : {}),
    ...(driveCharts ? { driveCharts: 'true' } : {}),
  });
  return `${sport}/${league}/events/?${params}`;
}

/** Where the provider has one event with its box score. */
export function eventPath({ sport, league, eventId, pbp, driveCharts }: EventQuery): string {
  const params = new URLSearchParams({
    linescore: 'true',
    box: 'true',
    ...(pbp ? { pbp: 'true' } : {}),
    ...(driveCharts ? { driveCharts: 'true' } : {}),
  });
  return `${sport}/${league}/events/${eventId}?${params}`;
}

/** Where the provider has the standings of a league. */
export const standingsPath = ({ sport, league }: League): string => `${sport}/${league}/standings/`;
