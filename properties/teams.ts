import type { League, Sport } from '../utils/stats/game';

export type TeamKey = 'phillies' | 'sixers' | 'eagles' | 'flyers' | 'soccer';

export interface Team {
  key: TeamKey;
  name: string;
  league: League;
  sport: Sport;
  /** Id in the statistics. */
  teamId: number;
  /** Page of the team; its game-day pages lie below it. */
  path: `/${TeamKey}`;
}

/** The five local teams (platform §9, widgets §9). */
export const teams: readonly Team[] = [
  {
    key: 'phillies',
    name: 'Phillies',
    league: 'mlb',
    sport: 'baseball',
    teamId: 246,
    path: '/phillies',
  },
  {
    key: 'sixers',
    name: 'Sixers',
    league: 'nba',
    sport: 'basketball',
    teamId: 20,
    path: '/sixers',
  },
  { key: 'eagles', name: 'Eagles', league: 'nfl', sport: 'football', teamId: 354, path: '/eagles' },
  { key: 'flyers', name: 'Flyers', league: 'nhl', sport: 'hockey', teamId: 4968, path: '/flyers' },
  { key: 'soccer', name: 'Union', league: 'mls', sport: 'soccer', teamId: 20289, path: '/soccer' },
];

/** One color per league (widgets §9 names the leagues, the colors are ours): white text on it reads. */
export const leagueColors: Record<League, string> = {
  mlb: '#9d2235',
  nba: '#1d4f9c',
  nfl: '#00534c',
  nhl: '#b23a0e',
  mls: '#1f3350',
};
