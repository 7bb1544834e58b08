import type { League, WonLost } from './game';

/** A team in the standings of its league; texts are ready to print, empty where a league has none. */
export interface StandingsTeam {
  teamId: number;
  location: string;
  nickname: string;
  abbreviation: string;
  record: WonLost;
  /** `.625` */
  percentage: string;
  /** `2½`; `—` for the leader. */
  gamesBack: string;
  /** `64` */
  points: string;
  /** `W3` */
  streak: string;
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
