import type { LeagueName, SportName } from '../SportEvent';
import { TEAMS, type LeagueTeam } from '../teams';

export type TeamKey = 'phillies' | 'sixers' | 'eagles' | 'flyers' | 'soccer';

/** One of the five teams that the newspaper follows, in its league (platform §9). */
export interface LocalTeam {
  key: TeamKey;
  sport: SportName;
  league: LeagueName;
  team: LeagueTeam;
  /** First digit of the ids of its games. */
  digit: number;
}

function localTeam(
  digit: number,
  key: TeamKey,
  sport: SportName,
  league: LeagueName,
  teamId: number,
): LocalTeam {
  const team = TEAMS[league].find((candidate) => candidate.teamId === teamId);
  if (!team) throw new RangeError(`no team ${teamId} in the ${league}`);
  return { key, sport, league, team, digit };
}

export const LOCAL_TEAMS: readonly [LocalTeam, LocalTeam, LocalTeam, LocalTeam, LocalTeam] = [
  localTeam(1, 'phillies', 'baseball', 'mlb', 246),
  localTeam(2, 'sixers', 'basketball', 'nba', 20),
  localTeam(3, 'eagles', 'football', 'nfl', 354),
  localTeam(4, 'flyers', 'hockey', 'nhl', 4968),
  localTeam(5, 'soccer', 'soccer', 'mls', 20289),
];

/** The local team of a league. */
export function localTeamOf(league: LeagueName): LocalTeam {
  const found = LOCAL_TEAMS.find((local) => local.league === league);
  if (!found) throw new RangeError(`no local team in the ${league}`);
  return found;
}
