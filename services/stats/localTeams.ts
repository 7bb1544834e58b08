import type { LeagueName, SportName } from './SportEvent';
import { TEAMS, type LeagueTeam } from './teams';

export type TeamKey = 'phillies' | 'sixers' | 'eagles' | 'flyers' | 'soccer';

/** One of the five teams that the newspaper follows, in its league (platform §9). */
export interface LocalTeam {
  key: TeamKey;
  sport: SportName;
  league: LeagueName;
  team: LeagueTeam;
}

function localTeam(key: TeamKey, sport: SportName, league: LeagueName, teamId: number): LocalTeam {
  const team = TEAMS[league].find((candidate) => candidate.teamId === teamId);
  if (!team) throw new RangeError(`no team ${teamId} in the ${league}`);
  return { key, sport, league, team };
}

export const LOCAL_TEAMS: readonly [LocalTeam, LocalTeam, LocalTeam, LocalTeam, LocalTeam] = [
  localTeam('phillies', 'baseball', 'mlb', 246),
  localTeam('sixers', 'basketball', 'nba', 20),
  localTeam('eagles', 'football', 'nfl', 354),
  localTeam('flyers', 'hockey', 'nhl', 4968),
  localTeam('soccer', 'soccer', 'mls', 20289),
];

/**
 * Those that the words name, all where there are none: `{league: 'nfl'}`, `{sport: 'hockey'}`.
 * @throws Error that names what there is
 */
export function localTeamsIn({
  sport,
  league,
}: {
  sport?: string | undefined;
  league?: string | undefined;
}): readonly LocalTeam[] {
  const found = LOCAL_TEAMS.filter(
    (local) => (!sport || local.sport === sport) && (!league || local.league === league),
  );
  if (found.length > 0) return found;
  const all = LOCAL_TEAMS.map((local) => `${local.sport}/${local.league}`).join(', ');
  throw new Error(`There is no ${[sport, league].filter(Boolean).join('/')}, only ${all}.`);
}

/** The local team of a league. */
export function localTeamOf(league: LeagueName): LocalTeam {
  const found = LOCAL_TEAMS.find((local) => local.league === league);
  if (!found) throw new RangeError(`no local team in the ${league}`);
  return found;
}
