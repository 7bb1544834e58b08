import type { WonLostTied } from '../../../services/stats/Standings';
import type {
  EVENT_STATUS,
  EventDate,
  EventEditorial,
  EventLiveStream,
  EventNumbers,
  EventStatusName,
  InningDivision,
} from '../../../services/stats/SportEvent';
import type { Place } from './Fixture';

export interface PlayedPlayer {
  playerId: number;
  firstName: string;
  lastName: string;
  uniform: number;
}

/** The line of a player in one group of the box score. */
export interface PlayerLine {
  player: PlayedPlayer;
  position: string;
  numbers: EventNumbers;
}

export interface PlayedBox {
  teamId: number;
  teamStats: EventNumbers;
  /** By what the provider calls the group. */
  groups: { name: string; lines: PlayerLine[] }[];
}

export interface PlayedStatus {
  eventStatusId: (typeof EVENT_STATUS)[EventStatusName];
  name: EventStatusName;
  /** Left in the period; in soccer played since kickoff (47 in the first half's stoppage time). */
  minutes: number;
  seconds: number;
  /** From 1, overtime goes on counting; missing before the game and in baseball. */
  period?: number;
  /** Baseball only, missing before the game. */
  inning?: number;
  inningDivision?: InningDivision;
  /** Halftime, between periods and quarters, before a shootout. */
  isBreak: boolean;
  isShootout: boolean;
  /** Baseball only, while a half inning is played. */
  balls?: number;
  strikes?: number;
  outs?: number;
  runnersOnBase?: { base: number; player: PlayedPlayer }[];
  /** Football: who has the ball. Hockey: who has a skater more. Else null. */
  teamPossessionId: number | null;
}

/** Points of one period or inning. */
export interface PlayedLine {
  period?: number;
  inning?: number;
  score: number;
}

export interface PlayedTeam {
  teamId: number;
  place: Place;
  abbreviation: string;
  /** `Eagles` */
  nickname: string;
  /** `Philadelphia` */
  location: string;
  score: number;
  /** A line as soon as the team has begun the period (baseball: comes to bat in the inning). */
  linescores: PlayedLine[];
  /** Baseball only. */
  linescoreTotals?: { runs: number; hits: number; errors: number };
  /** Goals in a shootout, from its beginning on. Never part of a soccer score. */
  shootoutScore?: number;
  isWinner: boolean;
  timeoutsLeft: number;
  /** Before the game; with this game once it is final. */
  record: WonLostTied;
  series: WonLostTied | null;
}

export interface PlayedTime {
  minutes: number;
  seconds: number;
}

export interface PlayedScore {
  scoreId: string;
  /** Like the clock of the status; 0:00 in baseball. */
  time: PlayedTime;
  inningDivision?: InningDivision;
  teamId: number;
  summaryText: string;
  homeScore: number;
  awayScore: number;
}

export interface PlayedPlay {
  /** Stable: a play keeps its id for good. */
  playId: string;
  period?: number;
  inning?: number;
  inningDivision?: InningDivision;
  /** Football only. */
  driveId?: string;
  /** 0 when the play is nobody's (end of a period). */
  teamId: number;
  /** Football: 1-4 of a play from scrimmage, else null. */
  down: number | null;
  /** Yards to a first down; `Goal` where the goal line comes first. */
  distance: number | 'Goal' | null;
  /** Football: `PHI32`, empty where there is no line. */
  yardLine: string;
  endYardLine: string;
  playText: string;
  type: string;
  /**
   * Baseball: what the last pitch was. T strike taken, S swung at, F foul, B ball, H hit, I in play
   * and out, Z no pitch (a steal, a pitching change).
   */
  resultCode?: string;
  /** Baseball: every pitch of the plate appearance in such letters, `BTFH`. */
  pitches?: string;
  /** Baseball: who batted and pitched, what came of it, and how many are out then. */
  batter?: PlayedPlayer | null;
  pitcher?: PlayedPlayer | null;
  hits?: number;
  errors?: number;
  outs?: number | null;
  /** A goal or a miss in a shootout. */
  shootout: 'goal' | 'miss' | null;
  isScoring: boolean;
  isTurnover: boolean;
  isPenalty: boolean;
  isSubstitution: boolean;
  time: PlayedTime;
  homeScoreAfter: number;
  awayScoreAfter: number;
}

export interface PlayedDrive {
  driveId: string;
  teamId: number;
  /** Empty while the drive goes on. */
  driveEnd: { driveChartPlayName: string };
  driveStats: { plays: number; yards: number; timeOfPossession: PlayedTime };
}

/** A game as it stands at a moment, before it is written as the provider would write it. */
export interface PlayedGame {
  eventId: number;
  startDate: EventDate[];
  makeupDate: EventDate[] | null;
  suspendedResumeDate: EventDate[] | null;
  isDoubleheader: boolean;
  isDataConfirmed: boolean;
  venue: { name: string; city: string };
  tvStations: { name: string; callLetters: string }[];
  eventStatus: PlayedStatus;
  /** The home team first. */
  teams: [PlayedTeam, PlayedTeam];
  editorial: EventEditorial | null;
  liveStream: EventLiveStream | null;
  /** Football, hockey, soccer, baseball: every score. Basketball: the lead changes. */
  scoringSummaries: { period: number; scores: PlayedScore[] }[];
  /** In the order they were played; only when asked for (`pbp`). */
  pbp: PlayedPlay[];
  /** Football, only when asked for (`driveCharts`). */
  driveCharts: PlayedDrive[];
  boxscores: PlayedBox[];
  lastPlayHeadline: string;
  imgUrl: string | null;
}
