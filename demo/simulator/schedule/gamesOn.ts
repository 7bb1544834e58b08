import { dayNumber } from '../../../services/stats/days';
import { hourlyGamesOn } from './hourlyGamesOn';
import { leagueGamesOn } from './leagueGamesOn';
import { LOCAL_TEAMS, type LocalTeam } from '../../../services/stats/localTeams';
import type { ScheduledGame } from './ScheduledGame';
import { specialOn } from './specialOn';

/** The schedule reaches from the year 2000 to 2099. */
const FIRST_DAY = dayNumber(2000, 1, 1);
const LAST_DAY = dayNumber(2099, 12, 31);

/** Every game of the five teams that is on the schedule of a day (in Philadelphia), by start. */
export function gamesOn(day: number): ScheduledGame[] {
  return [...LOCAL_TEAMS.flatMap((local) => scheduledOn(day, local)), ...hourlyGamesOn(day)].sort(
    byStart,
  );
}

/** What a team plays that day but games of the hour, which take more work to find. */
export function scheduledOn(day: number, local: LocalTeam): ScheduledGame[] {
  const special = specialOn(day);
  return [...leagueGamesOn(local, day), ...(special?.local === local ? [special] : [])];
}

export function byStart(a: ScheduledGame, b: ScheduledGame): number {
  return a.start.getTime() - b.start.getTime() || a.eventId - b.eventId;
}

/** The game with an id; null when the schedule has none. */
export function findGame(eventId: number): ScheduledGame | null {
  const day = Math.floor(eventId / 100) % 100_000;
  if (!(eventId > 0) || day < FIRST_DAY || day > LAST_DAY) return null;
  return gamesOn(day).find((game) => game.eventId === eventId) ?? null;
}
