import type { League, WonLost } from './game';

/** As standings write it: won, lost, tied or drawn, in hockey lost after regulation. */
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOMES = ['W', 'L', 'T', 'OT'] as const;

/** A team in the standings of its league; texts are ready to print, empty where a league has none. */
export interface StandingsTeam {
  teamId: number;
  location: string;
  nickname: string;
  abbreviation: string;
  /** The third number is null where nobody sent it. */
  record: Omit<WonLost, 'ties'> & { ties: number | null };
  /** `.625` */
  percentage: string;
  /** `2½`; `—` for the leader. */
  gamesBack: string;
  /** `64` */
  points: string;
  /** `W3` */
  streak: string;
  /** Outcomes of the last games, at most five, the latest at the end; empty where unknown. */
  lastFive: Outcome[];
}

export interface StandingsGroup {
  /** `NFC East` */
  name: string;
  /** Best first. */
  teams: StandingsTeam[];
}

export interface Standings {
  league: League;
  groups: StandingsGroup[];
}
