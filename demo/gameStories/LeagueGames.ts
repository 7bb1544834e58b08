import type { League, Sport } from '../../utils/stats/game';

/** Games of one league as the statistics provider tells them. */
export interface LeagueGames {
  sport: Sport;
  league: League;
  events: readonly unknown[];
}
