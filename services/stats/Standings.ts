import type { LeagueName } from './SportEvent';

export interface WonLostTied {
  wins: number;
  losses: number;
  /** Draws in soccer, overtime losses in hockey. */
  ties: number;
}

/** As standings write an outcome. */
export type OutcomeLetter = 'W' | 'L' | 'T' | 'OT';

export interface StandingsTeam {
  teamId: number;
  location: string;
  nickname: string;
  abbreviation: string;
  /** Without the third number where it is not known. */
  record: Omit<WonLostTied, 'ties'> & Partial<Pick<WonLostTied, 'ties'>>;
  /** `.625`, of the games or, in hockey, of the points that could be had. */
  percentage: string;
  /** `2½`; `—` for the leader. Empty where a league counts points. */
  gamesBack: string;
  /** Hockey and soccer; null elsewhere. */
  points: number | null;
  /** `W3`, `L1`, `T2`; empty before the first game. */
  streak: string;
  /** Outcomes of the last five games, the latest at the end. */
  lastFive: OutcomeLetter[];
}

/** Best first in each group. */
export interface Standings {
  league: LeagueName;
  groups: { name: string; teams: StandingsTeam[] }[];
}
