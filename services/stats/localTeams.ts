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

/** The local team of a league. */
export function localTeamOf(league: LeagueName): LocalTeam {
  const found = LOCAL_TEAMS.find((local) => local.league === league);
  if (!found) throw new RangeError(`no local team in the ${league}`);
  return found;
}
