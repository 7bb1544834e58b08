import type { Game, League } from './game';

/** The local team of each league: its id in the statistics and its pages (widgets §2, §9). */
const LOCAL_TEAMS: Record<League, LocalTeam> = {
  mlb: { teamId: 246, path: '/phillies', names: ['phillies'] },
  nba: { teamId: 20, path: '/sixers', names: ['sixers', '76ers'] },
  nfl: { teamId: 354, path: '/eagles', names: ['eagles'] },
  nhl: { teamId: 4968, path: '/flyers', names: ['flyers'] },
  mls: { teamId: 20289, path: '/soccer', names: ['soccer', 'union'] },
};

interface LocalTeam {
  teamId: number;
  path: Exclude<Game['teamPath'], ''>;
  /** How feeds name it, small. */
  names: readonly string[];
}

/** Where a team's pages are; empty for a team that is not one of the five. */
export function teamPathOf(teamId: number, league: League): Game['teamPath'] {
  const local = LOCAL_TEAMS[league];
  return local.teamId === teamId ? local.path : '';
}

/**
 * Where the pages of the local team are that an event names itself (`phiTeamName`, widgets §3), as the
 * nickname, the whole name or the path; empty for any other name.
 */
export function teamPathOfName(name: string, league: League): Game['teamPath'] {
  const { names, path } = LOCAL_TEAMS[league];
  const written = name.toLowerCase();
  return names.some(
    (known) => written === known || written.endsWith(` ${known}`) || written === `/${known}`,
  )
    ? path
    : '';
}
