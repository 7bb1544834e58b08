import { dayNumber } from './days';
import { hourlyGamesOn } from './hourlyGamesOn';
import { leagueGamesOn } from './leagueGamesOn';
import { LOCAL_TEAMS } from './localTeams';
import type { ScheduledGame } from './ScheduledGame';
import { specialOn } from './specialOn';

/** The schedule reaches from the year 2000 to 2099. */
const FIRST_DAY = dayNumber(2000, 1, 1);
const LAST_DAY = dayNumber(2099, 12, 31);

/** Every game of the five teams that is on the schedule of a day (in Philadelphia), by start. */
export function gamesOn(day: number): ScheduledGame[] {
  const leagueGames = LOCAL_TEAMS.flatMap((local) => leagueGamesOn(local, day));
  const special = specialOn(day);
  return [...leagueGames, ...(special ? [special] : []), ...hourlyGamesOn(day)].sort(
    (a, b) => a.start.getTime() - b.start.getTime() || a.eventId - b.eventId,
  );
}

/** The game with an id; null when the schedule has none. */
export function findGame(eventId: number): ScheduledGame | null {
  const day = Math.floor(eventId / 100) % 100_000;
  if (!(eventId > 0) || day < FIRST_DAY || day > LAST_DAY) return null;
  return gamesOn(day).find((game) => game.eventId === eventId) ?? null;
}
