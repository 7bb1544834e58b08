import { eventOf, isKnown } from './eventOf';
import { DAYS_AHEAD, DAYS_BACK } from '../../services/stats/StatsQuery';
import { dayOf } from '../../services/stats/days';
import { leagueGamesOn } from './schedule/leagueGamesOn';
import { LOCAL_TEAMS, type LocalTeam } from '../../services/stats/localTeams';
import type { ScheduledGame } from './schedule/ScheduledGame';
import type { LeagueName, SportEvent, SportName } from '../../services/stats/SportEvent';

/** Games of one league, in the provider's shape. */
export interface LeagueEvents {
  sport: SportName;
  league: LeagueName;
  events: SportEvent[];
}

const NO_PLAYS = { pbp: false, driveCharts: false, box: true };

/**
 * What a newspaper of that moment has to write about: for each of the five teams its last league game
 * that is final, with the box score, and those to come in the next three weeks, by start. Exhibitions
 * are in no story.
 */
export function gamesAround(now: Date): LeagueEvents[] {
  return LOCAL_TEAMS.map((local) => {
    const games = leagueGames(local, now);
    const toCome = games.filter(({ start }) => start > now);
    const last = lastFinal(games.slice(0, games.length - toCome.length), now);
    return {
      sport: local.sport,
      league: local.league,
      events: [...(last ? [last] : []), ...toCome.map((game) => eventOf(game, now, NO_PLAYS))],
    };
  });
}

function leagueGames(local: LocalTeam, now: Date): ScheduledGame[] {
  const today = dayOf(now);
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, index) => index - DAYS_BACK);
  return days
    .flatMap((day) => leagueGamesOn(local, today + day))
    .filter((game) => isKnown(game, now))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

function lastFinal(games: readonly ScheduledGame[], now: Date): SportEvent | undefined {
  for (const game of games.toReversed()) {
    const event = eventOf(game, now, NO_PLAYS);
    if (event.eventStatus.name === 'Final') return event;
  }
  return undefined;
}
