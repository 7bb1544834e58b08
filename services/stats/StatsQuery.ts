import type { LeagueName, SportName } from './SportEvent';

/** What of its details an event is to bring. */
export interface EventDetails {
  pbp: boolean;
  driveCharts: boolean;
}

/** One day, or 14 days back to 21 days ahead of one: days are counted from 1970. */
export interface EventsQuery extends EventDetails {
  sport: SportName;
  league: LeagueName;
  /** Null: the day it is. */
  day: number | null;
  isDayOnly: boolean;
  /** Only games of this team; null: of any. */
  teamId: number | null;
}

export interface EventQuery extends EventDetails {
  sport: SportName;
  league: LeagueName;
  eventId: number;
}

/** Days that a list reaches back and ahead. */
export const DAYS_BACK = 14;
export const DAYS_AHEAD = 21;
