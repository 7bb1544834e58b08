import type { Course } from '../play/Fixture';
import type { SportName } from '../../../services/stats/SportEvent';
import type { LeagueTeam } from '../../../services/stats/teams';
import type { LocalTeam, TeamKey } from '../../../services/stats/localTeams';
import type { Venue } from './venues';

/** A game of a local team on the schedule. */
export interface ScheduledGame {
  /** Local team's digit, day and number on that day: from it alone the game is found again. */
  eventId: number;
  local: LocalTeam;
  /** The day in Philadelphia that it is on the schedule of. */
  day: number;
  home: LeagueTeam;
  away: LeagueTeam;
  start: Date;
  course: Course;
  venue: Venue;
  /** League games count in records and standings, exhibitions do not. */
  isLeagueGame: boolean;
  /** Nobody knows of the game before this moment: that of a make-up, when the rain came. */
  knownAt: Date | null;
  /** Until then only the date is known. */
  timeKnownAt: Date | null;
  makeup: Date | null;
  resume: Date | null;
}

/**
 * How games take their time, in minutes from the start on the schedule: until the first whistle at
 * most, until the last one at least, at most when nothing happens, and at most with overtime and
 * delays.
 */
export const LENGTHS: Record<
  SportName,
  { late: number; least: number; regular: number; most: number }
> = {
  baseball: { late: 8, least: 115, regular: 225, most: 340 },
  basketball: { late: 13, least: 118, regular: 178, most: 260 },
  football: { late: 5, least: 136, regular: 230, most: 320 },
  hockey: { late: 11, least: 132, regular: 172, most: 270 },
  soccer: { late: 8, least: 109, regular: 128, most: 230 },
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Numbers on a day: league games from here, make-ups, specials, games of the hour. */
export const FIRST_NUMBER = { league: 0, makeup: 5, special: 10, hour: 20 };

/** First digit of the ids of a team's games. */
const DIGITS: Record<TeamKey, number> = { phillies: 1, sixers: 2, eagles: 3, flyers: 4, soccer: 5 };

export function eventIdOf({ key }: LocalTeam, day: number, number: number): number {
  return (DIGITS[key] * 100_000 + day) * 100 + number;
}

/** Whether it is a game of the hour. */
export function isHourly({ eventId }: ScheduledGame): boolean {
  return eventId % 100 >= FIRST_NUMBER.hour;
}
