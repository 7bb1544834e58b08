/**
 * The wire of the statistics provider: every game as `GET /gateway/statsinc/stats-query/…` answers
 * it (widgets §3, §7). The pack parses it at one place, `utils/stats`.
 */
export type SportName = 'baseball' | 'basketball' | 'football' | 'hockey' | 'soccer';
export type LeagueName = 'mlb' | 'nba' | 'nfl' | 'nhl' | 'mls';

/** A moment in the parts that the provider gives it in. */
export interface EventDate {
  dateType: 'Local' | 'UTC';
  year: number;
  /** 1-12 */
  month: number;
  date: number;
  /** Missing while the time is still to be announced. */
  hour?: number;
  minute?: number;
  /** `2026-11-21T13:05:00`, without a zone; `2026-11-21` while the time is to be announced. */
  full: string;
  isTba?: true;
}

/** Status ids of the provider (widgets §3). */
export const EVENT_STATUS = {
  'Pre-Game': 1,
  'In-Progress': 2,
  Final: 4,
  Postponed: 5,
  Suspended: 6,
  Canceled: 9,
  'Vacated by Both Teams': 13,
  Delayed: 23,
} as const;

export type EventStatusName = keyof typeof EVENT_STATUS;

export type InningDivision = 'Top' | 'Middle' | 'Bottom' | 'End';

export interface EventStatus {
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
  /** Occupied bases, `[1, 3]`. */
  runnersOnBase?: number[];
  /** Football: who has the ball. Hockey: who has a skater more. Else null. */
  teamPossessionId: number | null;
}

export interface WonLostTied {
  wins: number;
  losses: number;
  /** Draws in soccer, overtime losses in hockey. */
  ties: number;
}

/** Points of one period or inning. */
export interface EventLine {
  period?: number;
  inning?: number;
  score: number;
}

export interface EventTeam {
  teamId: number;
  teamLocationType: { teamLocationTypeId: 1 | 2; name: 'home' | 'away' };
  abbreviation: string;
  /** `Philadelphia` */
  displayName: string;
  /** `Eagles` */
  nickname: string;
  location: string;
  logos: never[];
  score: number;
  /** A line as soon as the team has begun the period (baseball: comes to bat in the inning). */
  linescores: EventLine[];
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

export interface EventTime {
  minutes: number;
  seconds: number;
}

export interface EventScore {
  scoreId: string;
  /** Like the clock of the status; 0:00 in baseball. */
  time: EventTime;
  inningDivision?: InningDivision;
  teamId: number;
  summaryText: string;
  homeScore: number;
  awayScore: number;
}

export interface EventPlay {
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
  playType: { name: string };
  /**
   * Baseball: what the last pitch was. T strike taken, S swung at, F foul, B ball, H hit, I in play
   * and out, Z no pitch (a steal, a pitching change).
   */
  resultCode?: string;
  /** Baseball: every pitch of the plate appearance in such letters, `BTFH`. */
  pitches?: string;
  isScoring: boolean;
  isTurnover: boolean;
  isPenalty: boolean;
  isSubstitution: boolean;
  time: EventTime;
  homeScoreAfter: number;
  awayScoreAfter: number;
}

export interface EventDrive {
  driveId: string;
  teamId: number;
  /** Empty while the drive goes on. */
  driveEnd: { driveChartPlayName: string };
  driveStats: { plays: number; yards: number; timeOfPossession: EventTime };
}

export interface EventTable {
  title: string;
  columns: { key: string; label: string; title: string }[];
  rows: { name: string; position: string; values: string[]; isTotal: boolean }[];
}

export interface EventTeamStat {
  name: string;
  homeValue: string;
  awayValue: string;
}

export interface EventEditorial {
  heading: string;
  content: string;
}

export interface EventLiveStream {
  youtubeCode: string;
  mute: boolean;
  autoplay: boolean;
  showLiveStream: boolean;
  hideLiveStreamOnEnd: boolean;
}

/** A game in the shape of the statistics provider (widgets §3). */
export interface SportEvent {
  eventId: number;
  startDate: EventDate[];
  makeupDate: EventDate[] | null;
  suspendedResumeDate: EventDate[] | null;
  isDoubleheader: boolean;
  /** Only where the game counts in no table. */
  eventType?: { name: 'Exhibition' };
  isDataConfirmed: boolean;
  venue: { name: string; city: string };
  tvStations: { name: string; callLetters: string }[];
  eventStatus: EventStatus;
  /** The home team first. */
  teams: [EventTeam, EventTeam];
  editorial: EventEditorial | null;
  liveStream: EventLiveStream | null;
  /** Football, hockey, soccer, baseball: every score. Basketball: the lead changes. */
  scoringSummaries: { period: number; scores: EventScore[] }[];
  /** In the order they were played; only when asked for (`pbp`). */
  pbp: EventPlay[];
  /** Football, only when asked for (`driveCharts`). */
  driveCharts: EventDrive[];
  boxscores: { teamId: number; tables: EventTable[] }[];
  teamStats: EventTeamStat[];
  lastPlayHeadline: string;
  imgUrl: string | null;
}
