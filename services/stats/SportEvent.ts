import type { WireFlag, WireNumber } from './wire';

/**
 * The wire of the statistics provider: every game as `GET /gateway/statsinc/stats-query/…` answers
 * it (widgets §3, §7), in all the spellings that it sends. The pack parses it at one place,
 * `utils/stats`; the service itself reads only what `eventFacts.ts` has.
 */
export type SportName = 'baseball' | 'basketball' | 'football' | 'hockey' | 'soccer';
export type LeagueName = 'mlb' | 'nba' | 'nfl' | 'nhl' | 'mls';

/** A moment in the parts that the provider gives it in. */
export interface EventDate {
  dateType: 'Local' | 'UTC';
  year: WireNumber;
  /** 1-12 */
  month: WireNumber;
  date: WireNumber;
  /** Missing while the time is still to be announced. */
  hour?: WireNumber;
  minute?: WireNumber;
  /** `2026-11-21T13:05:00`, without a zone; `2026-11-21` while the time is to be announced. */
  full?: string;
  isTba?: WireFlag;
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

export interface EventPlayer {
  playerId: WireNumber;
  firstName: string;
  lastName: string;
  uniform?: WireNumber;
}

/** Who is on which base, or the numbers of the occupied bases. */
export type EventRunners = { baseNumber: WireNumber; player: EventPlayer }[] | number[];

export interface EventStatus {
  eventStatusId: WireNumber;
  name: string;
  /** Left in the period; in soccer played since kickoff (47 in the first half's stoppage time). */
  minutes: WireNumber;
  /** May have a fraction: `"34.5"`. */
  seconds: WireNumber;
  /** From 1, overtime goes on counting; missing before the game and in baseball. */
  period?: WireNumber;
  /** Baseball only, missing before the game. */
  inning?: WireNumber;
  inningDivision?: InningDivision;
  /** Halftime, between periods, before a shootout: hockey and soccer. */
  isBreak?: WireFlag;
  /** The same of basketball and football. */
  isEndPeriod?: WireFlag;
  isShootout?: WireFlag;
  /** Baseball only, while a half inning is played. */
  balls?: WireNumber;
  strikes?: WireNumber;
  outs?: WireNumber;
  runnersOnBase?: EventRunners;
  /** Football: who has the ball. Hockey: who has a skater more. Else null. */
  teamPossessionId: WireNumber | null;
}

export interface EventRecord {
  wins: WireNumber;
  losses: WireNumber;
  /** Draws; in hockey of feeds that know no overtime losses, those. */
  ties?: WireNumber;
  /** Hockey */
  overtimeLosses?: WireNumber;
  /** `.583` */
  percentage?: string;
}

/** Points of one period or inning. */
export interface EventLine {
  period?: WireNumber;
  inning?: WireNumber;
  score: WireNumber;
}

export interface EventTeam {
  /** 0 or less while the side is to be announced. */
  teamId: WireNumber;
  teamLocationType: { teamLocationTypeId: 1 | 2; name: 'home' | 'away' };
  abbreviation: string;
  /** `Philadelphia` */
  displayName: string;
  /** `Eagles`; `TBA`, `TBD` or empty while the side is to be announced. */
  nickname: string;
  location: string;
  logos: { url: string; type?: string; width?: WireNumber; height?: WireNumber }[];
  /** Missing before the game. */
  score?: WireNumber;
  /** A line for each period (inning) that is told of; may be some seconds behind the status. */
  linescores?: EventLine[];
  /** Baseball only. */
  linescoreTotals?: { runs: WireNumber; hits: WireNumber; errors: WireNumber };
  /** Goals in a shootout of soccer, never part of the score. */
  shootoutScore?: WireNumber;
  /** The same of hockey. */
  shootoutGoals?: WireNumber;
  isWinner: WireFlag;
  timeoutsLeft?: WireNumber;
  /** Before the game; with this game once it is final. */
  record: EventRecord;
  series: EventRecord | null;
}

export interface EventTime {
  minutes: WireNumber;
  seconds: WireNumber;
  additionalMinutes?: WireNumber | null;
}

export interface EventScore {
  scoreId: string;
  /** Like the clock of the status; 0:00 in baseball. */
  time: EventTime | string;
  inningDivision?: InningDivision;
  teamId: WireNumber;
  summaryText: string;
  currentScore?:
    | { homeScore: WireNumber; awayScore: WireNumber }
    | { home: WireNumber; away: WireNumber }
    | { teamId: WireNumber; score: WireNumber }[];
  homeScore?: WireNumber;
  awayScore?: WireNumber;
}

/** A play of football, basketball, hockey or soccer; of baseball in feeds without half innings. */
export interface EventPlay {
  /** Stable: a play keeps its id for good. */
  playId: string;
  period?: WireNumber;
  inning?: WireNumber;
  inningDivision?: InningDivision;
  time: EventTime | string;
  /** Whose play it is; 0 when it is nobody's (end of a period). */
  teamId?: WireNumber;
  /** Football names the side with the ball instead. */
  startPossession?: { teamId: WireNumber };
  playText: string;
  /** What it was, by an id, a name or both. */
  playType?: { playTypeId?: WireNumber; name?: string };
  playEvent?: { playEventId?: WireNumber; name?: string };
  /** Football only, like the four below. */
  driveId?: string;
  /** 1-4 of a play from scrimmage. */
  down?: WireNumber | null;
  /** Yards to a first down; `Goal` where the goal line comes first. */
  distance?: WireNumber | null;
  /** `PHI32` */
  yardLine?: string;
  endYardLine?: string;
  /** Letters of the pitches, in feeds without half innings, and the last of them. */
  pitches?: string;
  resultCode?: string;
  homeScoreAfter?: WireNumber;
  awayScoreAfter?: WireNumber;
  homeScore?: WireNumber;
  awayScore?: WireNumber;
  visitorScore?: WireNumber;
}

/** A play of a half inning. */
export interface EventPlayDetail {
  /** Of what kind it is; the next single has the same. */
  pbpDetailId?: WireNumber;
  /** Its place in the half inning. */
  sequence: WireNumber;
  batter?: EventPlayer;
  pitcher?: EventPlayer;
  pitches?: { pitchSequence: WireNumber; result: { name: string } }[];
  /** The same by letters. */
  pitchDetails?: { sequence: WireNumber; result: string }[];
  /** T strike taken, S swung at, F foul, B ball, H hit, I in play and out, Z no pitch. */
  resultCode?: string;
  playText: string;
  pbpDetailType: { name: string };
  outs?: WireNumber;
  homeScore: WireNumber;
  visitorScore: WireNumber;
}

/** Baseball: what was played in a half inning. */
export interface EventHalfInning {
  inning: WireNumber;
  inningDivision: 'Top' | 'Bottom';
  linescore: { runs: WireNumber; hits: WireNumber; errors: WireNumber };
  pbpDetails: EventPlayDetail[];
}

export interface EventDrive {
  driveId: string;
  teamId: WireNumber;
  /** Empty while the drive goes on. */
  driveEnd: { driveChartPlayName: string };
  driveStats: { plays: WireNumber; yards: WireNumber; timeOfPossession: EventTime };
}

/** Numbers by name, some of them in groups: `{fieldGoals: {made, attempted}}`. */
export interface EventNumbers {
  [name: string]: WireNumber | EventNumbers;
}

/** A line of a player in one group of the box score. */
export interface EventPlayerLine extends Pick<EventPlayerPlace, 'player' | 'position'> {
  [name: string]: unknown;
}

interface EventPlayerPlace {
  player: EventPlayer;
  position?: { abbreviation: string };
}

export interface EventBox {
  teamId: WireNumber;
  teamStats: EventNumbers;
  /** By group: `passingStats`, `battingStats`; in basketball one list. */
  playerStats: EventPlayerLine[] | Record<string, EventPlayerLine[]>;
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

/** Where in the playoffs a game is. */
export interface EventRound {
  roundId: WireNumber;
  name: string;
  series?: {
    gameNumber: WireNumber;
    maxGames?: WireNumber;
    isIfNecessary?: WireFlag;
    ifNecessary?: WireFlag;
  };
}

/** A game in the shape of the statistics provider (widgets §3). */
export interface SportEvent {
  eventId: WireNumber;
  startDate: EventDate[];
  makeupDate: EventDate[] | null;
  suspendedResumeDate: EventDate[] | null;
  isDoubleheader?: WireFlag;
  isDoubleHeader?: WireFlag;
  /** 0 pre-season and exhibitions, 1 the season, 2 the playoffs, 3 an all-star game. */
  eventType?: { eventTypeId: WireNumber; name: string };
  eventRound?: EventRound;
  isDataConfirmed?: WireFlag;
  /** `Eagles`: the one of its teams that the newspaper follows. */
  phiTeamName?: string;
  venue: { name: string; city: string };
  tvStations: { name: string; callLetters: string }[];
  eventStatus: EventStatus;
  /** The home team first. */
  teams: EventTeam[];
  editorial: EventEditorial | null;
  liveStream: EventLiveStream | null;
  /** Football, hockey, soccer, baseball: every score. Basketball: the lead changes. */
  scoringSummaries: { period?: WireNumber; inning?: WireNumber; scores: EventScore[] }[];
  /** In the order they were played; only when asked for (`pbp`). */
  pbp: (EventPlay | EventHalfInning)[];
  /** Football, only when asked for (`driveCharts`). */
  driveCharts: EventDrive[];
  boxscores: EventBox[];
  lastPlayHeadline: string;
  imgUrl: string | null;
}
