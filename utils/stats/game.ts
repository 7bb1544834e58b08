/** The leagues of the five local teams, by sport (widgets §9). */
export type Sport = 'baseball' | 'basketball' | 'football' | 'hockey' | 'soccer';
export type League = 'mlb' | 'nba' | 'nfl' | 'nhl' | 'mls';

/** Where a side stands: the provider's `teamLocationType` (widgets §3). */
export type Place = 'home' | 'away';

export interface WonLost {
  wins: number;
  losses: number;
  /** Draws in soccer, overtime losses in hockey; 0 elsewhere. */
  ties: number;
}

/** One of the two teams of a game. Every text is filled: fallbacks of widgets §5 are already applied. */
export interface Side {
  /** 0 when the provider named no team yet. */
  teamId: number;
  /** `Philadelphia`; `TBD` when missing. */
  location: string;
  /** `Eagles`. */
  nickname: string;
  /** `PHI`; the nickname when empty. */
  abbreviation: string;
  /** Null when the provider has none. */
  record: WonLost | null;
  series: WonLost | null;
  /** Points, goals or runs; null before the game and where the provider sent none. */
  score: number | null;
  /** By period or inning, in order; null for one that has not been played (bottom of the ninth). */
  lines: (number | null)[];
  /** Baseball only. */
  totals: { runs: number; hits: number | null; errors: number | null } | null;
  isWinner: boolean;
  /** Null where the provider sent none. */
  timeoutsLeft: number | null;
  /** Goals in a shootout; absent where there is none. */
  shootout?: number;
}

/** When a game begins. */
export interface GameStart {
  /** ISO 8601 in UTC. Null when neither date nor time is known. */
  at: string | null;
  /** Whether the hour is still to be announced: only the date counts. */
  isTimeTba: boolean;
  /** Date at the place of the game, `2026-11-21`; may differ from the date in UTC. */
  localDate: string | null;
}

/** How far a game is, which only games that have begun say. */
export type Progress =
  | {
      kind: 'innings';
      inning: number;
      half: 'Top' | 'Middle' | 'Bottom' | 'End';
      /** Null where the provider sends no situation. */
      situation: {
        balls: number;
        strikes: number;
        outs: number;
        /** Runners on first, second and third. */
        bases: [boolean, boolean, boolean];
      } | null;
    }
  | {
      kind: 'periods';
      /** From 1; overtime goes on counting. */
      period: number;
      /** Left in the period; soccer: minutes played. Null between periods and in a shoot-out. */
      clock: { minutes: number; seconds: number } | null;
      isBreak: boolean;
      isShootout: boolean;
    };

export interface ScoringPlay {
  /** Stable within the game. */
  id: string;
  period: number;
  half: 'Top' | 'Bottom' | null;
  /** `4:12`; soccer: `67'`; empty in baseball. */
  clock: string;
  /** The side that scored, where it is known. */
  place: Place | null;
  text: string;
  away: number | null;
  home: number | null;
}

/** What a filter of the play-by-play asks for. */
export type PlayKind = 'score' | 'turnover' | 'penalty' | 'substitution' | 'other';

export interface Play {
  id: string;
  period: number;
  half: 'Top' | 'Bottom' | null;
  /** As in `ScoringPlay`. */
  clock: string;
  place: Place | null;
  text: string;
  kind: PlayKind;
  /** Football, where all of it is known: `3rd & 7 at PHI 32`. Empty elsewhere. */
  situation: string;
  /** Football: where it ended, `PHI 32`; absent elsewhere. */
  endLine?: string;
  /** Football only. */
  driveId: string | null;
  away: number | null;
  home: number | null;
  /** Baseball: letter of the outcome (widgets §4: T F S red, B yellow, H I blue, Z gray). */
  code: string;
  /** Baseball: such a letter for every pitch of the plate appearance, `BTFH`; absent elsewhere. */
  pitches?: string;
}

/** Football: one possession (widgets §3, Drive). */
export interface Drive {
  id: string;
  place: Place;
  /** `Touchdown`, `Punt`; empty while it goes on. */
  result: string;
  plays: number;
  yards: number;
  /** `4:12` */
  possession: string;
}

/** One table of a box score: a side's passing, batting, skaters. */
export interface BoxTable {
  title: string;
  columns: { key: string; label: string; title: string }[];
  rows: { name: string; position: string; values: string[]; isTotal: boolean }[];
}

export interface TeamStat {
  label: string;
  away: string;
  home: string;
  /** 0 to 1: the part of the bar that is the away side's; null where numbers can't be compared. */
  share: number | null;
}

interface GameBase {
  /** 0 when the provider gave none: nothing links to it (widgets §2). */
  eventId: number;
  sport: Sport;
  league: League;
  /** Path of the local team's pages, `/eagles`; empty when none of the five plays. */
  teamPath: '' | '/phillies' | '/sixers' | '/eagles' | '/flyers' | '/soccer';
  start: GameStart;
  away: Side;
  home: Side;
  isDoubleheader: boolean;
  /** It counts in no table, and is on no schedule. */
  isExhibition: boolean;
  /** Empty when unknown. */
  venue: string;
  /** Who shows it, `NBC10`; empty when unknown. */
  network: string;
  editorial: { heading: string; content: string } | null;
  liveStream: {
    youtubeCode: string;
    isMuted: boolean;
    isAutoplay: boolean;
    isShown: boolean;
    hidesAtEnd: boolean;
  } | null;
  lastPlayHeadline: string;
  /** Of the pictures service, not signed yet; empty when there is none. */
  imageUrl: string;
  scoring: ScoringPlay[];
  /** In the order they were played. Empty unless asked for (`pbp`). */
  plays: Play[];
  /** Empty unless asked for (`driveCharts`), and outside of football. */
  drives: Drive[];
  box: { away: BoxTable[]; home: BoxTable[] };
  teamStats: TeamStat[];
}

interface Begun {
  progress: Progress;
  /** Football and hockey power plays: who has the ball, or the extra skater. */
  possession: Place | null;
}

export type PreGame = GameBase & { status: 'pre-game' };
export type InProgress = GameBase & Begun & { status: 'in-progress' };
export type Delayed = GameBase & { status: 'delayed'; progress: Progress | null };
export type Final = GameBase & { status: 'final'; progress: Progress | null };
export type Postponed = GameBase & { status: 'postponed'; makeup: GameStart | null };
export type Suspended = GameBase & {
  status: 'suspended';
  progress: Progress | null;
  resumes: GameStart | null;
};
export type Canceled = GameBase & { status: 'canceled' };
export type Vacated = GameBase & { status: 'vacated' };

/**
 * A game, parsed once from the statistics (`parseGame`): the status says what else is known of it.
 * Views switch on `status` and never look at what the provider sent.
 */
export type Game =
  | PreGame
  | InProgress
  | Delayed
  | Final
  | Postponed
  | Suspended
  | Canceled
  | Vacated;

export type GameStatus = Game['status'];
