import type { Game, League, Sport } from '../utils/stats/game';
import { parseGames } from '../utils/stats/parseGames';
import { getStats, logStatsError, type StatsTools } from './getStats';
import { SourceError } from '@broadsheet/define';

/** Sport to league (widgets §9). */
const LEAGUES: Record<Sport, League> = {
  baseball: 'mlb',
  basketball: 'nba',
  football: 'nfl',
  hockey: 'nhl',
  soccer: 'mls',
};

export interface LeagueOf {
  sport: Sport;
  league: League;
}

/**
 * Sport and league of a question that may name one of them, in any case. Throws 400 when they are not
 * of the five leagues, or not of one.
 */
export function leagueOf(sport: string, league: string): LeagueOf {
  const wanted = [sport.toLowerCase(), league.toLowerCase()];
  const found = Object.entries(LEAGUES).find(
    (pair) =>
      wanted.some(Boolean) && pair.every((name, index) => !wanted[index] || name === wanted[index]),
  );
  if (!found)
    throw new SourceError(400, `no league is ${sport || '(no sport)'}, ${league || '(no league)'}`);
  return { sport: found[0] as Sport, league: found[1] };
}

/**
 * Games of the statistics, parsed and by their start. Events that can't be shown are logged and left
 * out (widgets §8).
 *
 * @param path below `STATS_BASE`
 * @throws SourceError the gateway's failure; 502 when there were events and none of them can be shown
 */
export async function getGames(path: string, of: LeagueOf, tools?: StatsTools): Promise<Game[]> {
  const { games, errors } = parseGames(await getStats(path, tools), of);
  for (const { path: place, reason } of errors.slice(0, 5)) {
    logStatsError([path, place, reason].filter(Boolean).join(': '));
  }
  if (games.length === 0 && errors.length > 0) {
    throw new SourceError(502, `no game can be read in ${path}`);
  }
  return games.sort(byStart);
}

function byStart(a: Game, b: Game): number {
  return (a.start.at ?? '9').localeCompare(b.start.at ?? '9') || a.eventId - b.eventId;
}

/** A game for lists: without what only its own page shows. */
export function withoutDetails(game: Game): Game {
  return {
    ...game,
    scoring: [],
    plays: [],
    drives: [],
    box: { away: [], home: [] },
    teamStats: [],
  };
}
