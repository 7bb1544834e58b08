import type { Roster } from '../rosters/rosterOf';
import type {
  EventEditorial,
  EventLiveStream,
  EventStatusName,
  InningDivision,
  LeagueName,
  SportName,
} from '../../../services/stats/SportEvent';
import type { WonLostTied } from '../../../services/stats/Standings';

/**
 * How a game goes. `overtime` is decided there, `shootout` after it (hockey and soccer),
 * `extra-innings` is baseball's overtime. A `vacated` game is played and final; a day later the
 * league strikes the result.
 */
export type Course =
  | 'regular'
  | 'overtime'
  | 'shootout'
  | 'extra-innings'
  | 'delayed'
  | 'suspended'
  | 'postponed'
  | 'canceled'
  | 'vacated'
  | 'doubleheader-first'
  | 'doubleheader-second';

export interface FixtureTeam {
  teamId: number;
  abbreviation: string;
  location: string;
  nickname: string;
  /** `rosterOf(team, sport)` */
  roster: Roster;
  /** Before this game; `eventAt` adds the result once the game is final. */
  record: WonLostTied;
  series: WonLostTied | null;
}

/** A game before anything of it has happened. */
export interface Fixture {
  /** Seeds everything that happens: the same id and course give the same game. */
  eventId: number;
  sport: SportName;
  league: LeagueName;
  home: FixtureTeam;
  away: FixtureTeam;
  start: Date;
  /** Until this moment only the date is known. Null: the hour was known all along. */
  timeKnownAt: Date | null;
  course: Course;
  /** How it is to end; null: as it comes. */
  outcome: Place | 'tie' | null;
  /** Of a postponed game; null when there is none yet. */
  makeup: Date | null;
  /** Of a suspended game; null: 24 hours after the start. */
  resume: Date | null;
  /** Local dates are those of its zone; of Philadelphia's where none is named. */
  venue: { name: string; city: string; timeZone?: string };
  tvStations: { name: string; callLetters: string }[];
  editorial: EventEditorial | null;
  liveStream: EventLiveStream | null;
  imgUrl: string | null;
}

export type Place = 'home' | 'away';
export type PlaceCount = Record<Place, number>;

/** What holds from `at` until the next frame. */
export interface Frame {
  /** ms since 1970 */
  at: number;
  status: EventStatusName;
  /** Period or inning; 0 before the game. */
  period: number;
  division: InningDivision | null;
  /** Seconds that the clock shows at `at`; it runs on from there when `isRunning`. */
  clock: number;
  isRunning: boolean;
  isBreak: boolean;
  isShootout: boolean;
  /** Who has the ball (football) or a skater more (hockey). */
  possession: Place | null;
  timeouts: PlaceCount;
  /** Baseball, while a half inning is played. */
  count: { balls: number; strikes: number; outs: number; runners: RunnerOn[] } | null;
}

/** Who is on a base: the index in the roster of the side at bat. */
export interface RunnerOn {
  base: number;
  player: number;
}

/** One change of a count in the box score. No player: the team's. */
export interface Credit {
  place: Place;
  /** Index in the roster. */
  player: number | null;
  stat: string;
  by: number;
}

export interface TimedPlay {
  /** ms since 1970 */
  at: number;
  place: Place | null;
  period: number;
  division: InningDivision | null;
  /** Seconds on the clock. */
  clock: number;
  type: string;
  text: string;
  points: PlaceCount;
  /** Line of the scoring summary; empty when the play gets none. */
  summary: string;
  /** What this play adds to the summary line before it: the try after a touchdown. */
  addendum: string;
  isTurnover: boolean;
  isPenalty: boolean;
  isSubstitution: boolean;
  /** A goal or a miss in a shootout. */
  shootout: 'goal' | 'miss' | null;
  credits: Credit[];
  football: FootballLine | null;
  /** Baseball, like all below. */
  pitches: string;
  code: string;
  /** Index in the roster; null where nobody batted. */
  batter: number | null;
  pitcher: number | null;
  /** Out after the play; null where it is not part of an inning. */
  outs: number | null;
}

export interface FootballLine {
  /** Null for a kickoff and a timeout between drives. */
  drive: number | null;
  down: number | null;
  distance: number | 'Goal' | null;
  yardLine: string;
  endYardLine: string;
  /** What the play adds to the drive. */
  plays: number;
  yards: number;
}

/** One possession in football. */
export interface TimedDrive {
  place: Place;
  /** Seconds on the clock. */
  startClock: number;
  startPeriod: number;
  /** ms since 1970 */
  startAt: number;
  endAt: number;
  result: string;
}

/** A whole game: everything that will happen, with the moments at which it does. */
export interface GameTimeline {
  fixture: Fixture;
  /** In order of time; the first holds since ever, the last for ever. */
  frames: Frame[];
  plays: TimedPlay[];
  drives: TimedDrive[];
  /** ms by which play-by-play, box score and team stats come after the status. */
  lag: number;
  winner: Place | null;
}

/** The parts of an event that are told only to who asks for them (widgets §7). */
export interface EventParts {
  pbp: boolean;
  driveCharts: boolean;
  /** Box score and team stats. */
  box: boolean;
}
