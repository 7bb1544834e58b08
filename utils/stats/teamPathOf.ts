import type { Game, League } from './game';

/** The local team of each league: its id in the statistics and its pages (widgets §2, §9). */
const LOCAL_TEAMS: Record<League, { teamId: number; path: Exclude<Game['teamPath'], ''> }> = {
  mlb: { teamId: 246, path: '/phillies' },
  nba: { teamId: 20, path: '/sixers' },
  nfl: { teamId: 354, path: '/eagles' },
  nhl: { teamId: 4968, path: '/flyers' },
  mls: { teamId: 20289, path: '/soccer' },
};

/** Where a team's pages are; empty for a team that is not one of the five. */
export function teamPathOf(teamId: number, league: League): Game['teamPath'] {
  const local = LOCAL_TEAMS[league];
  return local.teamId === teamId ? local.path : '';
}
