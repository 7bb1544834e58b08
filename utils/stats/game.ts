import {
  either,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  optional,
  orNull,
  shape,
  tagged,
  type Check,
  type Checked,
} from '@broadsheet/define/shape';

/** The leagues of the five local teams, by sport (widgets §9). */
const sport = oneOf('baseball', 'basketball', 'football', 'hockey', 'soccer');
export type Sport = Checked<typeof sport>;
const league = oneOf('mlb', 'nba', 'nfl', 'nhl', 'mls');
export type League = Checked<typeof league>;

/** Where a side stands: the provider's `teamLocationType` (widgets §3). */
const place = oneOf('home', 'away');
export type Place = Checked<typeof place>;

const count = orNull(isNumber);

const wonLost = shape({
  wins: isNumber,
  losses: isNumber,
  /** Draws in soccer, overtime losses in hockey; 0 elsewhere. */
  ties: isNumber,
});
export type WonLost = Checked<typeof wonLost>;

/** One of the two teams of a game. Every text is filled: fallbacks of widgets §5 are already applied. */
const side = shape({
  /** 0 when the provider named no team yet. */
  teamId: isNumber,
  /** `Philadelphia`; `TBD` when missing. */
  location: isText,
  /** `Eagles`. */
  nickname: isText,
  /** `PHI`; the nickname when empty. */
  abbreviation: isText,
  /** An address of https; empty where the provider has no logo, and ours is drawn. */
  logo: isText,
  /** Null when the provider has none. */
  record: orNull(wonLost),
  series: orNull(wonLost),
  /** Points, goals or runs; null before the game and where the provider sent none. */
  score: count,
  /** By period or inning, in order; null for one that has not been played (bottom of the ninth). */
  lines: listOf(count),
  /** Baseball only. */
  totals: orNull(shape({ runs: isNumber, hits: count, errors: count })),
  isWinner: isFlag,
  /** Null where the provider sent none. */
  timeoutsLeft: count,
  /** Goals in a shootout; absent where there is none. */
  shootout: optional(isNumber),
});
export type Side = Checked<typeof side>;

/** When a game begins. */
const start = shape({
  /** ISO 8601 in UTC. Null when neither date nor time is known. */
  at: orNull(isText),
  /** Whether the hour is still to be announced: only the date counts. */
  isTimeTba: isFlag,
  /** Date at the place of the game, `2026-11-21`; may differ from the date in UTC. */
  localDate: orNull(isText),
});
export type GameStart = Checked<typeof start>;

const bases: Check<[boolean, boolean, boolean]> = (value): value is [boolean, boolean, boolean] =>
  listOf(isFlag)(value) && value.length === 3;

/** How far a game is, which only games that have begun say. */
const progress = either(
  shape({
    kind: oneOf('innings'),
    inning: isNumber,
    half: oneOf('Top', 'Middle', 'Bottom', 'End'),
    /** Null where the provider sends no situation. */
    situation: orNull(
      shape({
        balls: isNumber,
        strikes: isNumber,
        outs: isNumber,
        /** Runners on first, second and third. */
        bases,
      }),
    ),
  }),
  shape({
    kind: oneOf('periods'),
    /** From 1; overtime goes on counting. */
    period: isNumber,
    /** Left in the period; soccer: minutes played. Null between periods and in a shoot-out. */
    clock: orNull(shape({ minutes: isNumber, seconds: isNumber })),
    isBreak: isFlag,
    isShootout: isFlag,
  }),
);
export type Progress = Checked<typeof progress>;

const line = {
  /** Stable within the game. */
  id: isText,
  period: isNumber,
  half: oneOf('Top', 'Bottom', null),
  /** `4:12`; soccer: `67'`; empty in baseball. */
  clock: isText,
  /** The side that scored, where it is known. */
  place: orNull(place),
  text: isText,
  away: count,
  home: count,
};

const scoringPlay = shape(line);
export type ScoringPlay = Checked<typeof scoringPlay>;

/** What a filter of the play-by-play asks for. */
const playKind = oneOf('score', 'turnover', 'penalty', 'substitution', 'other');
export type PlayKind = Checked<typeof playKind>;

const play = shape({
  ...line,
  kind: playKind,
  /** Football, where all of it is known: `3rd & 7 at PHI 32`. Empty elsewhere. */
  situation: isText,
  /** Football: where it ended, `PHI 32`; absent elsewhere. */
  endLine: optional(isText),
  /** Football only. */
  driveId: orNull(isText),
  /** Baseball: letter of the outcome (widgets §4: T F S red, B yellow, H I blue, Z gray). */
  code: isText,
  /** Baseball: such a letter for every pitch of the plate appearance, `BTFH`; absent elsewhere. */
  pitches: optional(isText),
});
export type Play = Checked<typeof play>;

/** Football: one possession (widgets §3, Drive). */
const drive = shape({
  id: isText,
  place,
  /** `Touchdown`, `Punt`; empty while it goes on. */
  result: isText,
  /** Null where the provider does not say. */
  plays: count,
  yards: count,
  /** `4:12`; empty where unknown. */
  possession: isText,
});
export type Drive = Checked<typeof drive>;

/** One table of a box score: a side's passing, batting, skaters. */
const boxTable = shape({
  title: isText,
  columns: listOf(shape({ key: isText, label: isText, title: isText })),
  rows: listOf(shape({ name: isText, position: isText, values: listOf(isText), isTotal: isFlag })),
});
export type BoxTable = Checked<typeof boxTable>;

const teamStat = shape({
  label: isText,
  away: isText,
  home: isText,
  /** 0 to 1: the part of the bar that is the away side's; null where numbers can't be compared. */
  share: count,
});
export type TeamStat = Checked<typeof teamStat>;

const base = {
  /** 0 when the provider gave none: nothing links to it (widgets §2). */
  eventId: isNumber,
  sport,
  league,
  /** Path of the local team's pages, `/eagles`; empty when none of the five plays. */
  teamPath: oneOf('', '/phillies', '/sixers', '/eagles', '/flyers', '/soccer'),
  start,
  away: side,
  home: side,
  isDoubleheader: isFlag,
  /** It counts in no table, and is on no schedule. */
  isExhibition: isFlag,
  /** `Preseason`, `World Series, Game 3`, ready to print; empty in the regular season. */
  occasion: isText,
  /** Empty when unknown. */
  venue: isText,
  /** Who shows it, `NBC10`; empty when unknown. */
  network: isText,
  editorial: orNull(shape({ heading: isText, content: isText })),
  liveStream: orNull(
    shape({
      youtubeCode: isText,
      isMuted: isFlag,
      isAutoplay: isFlag,
      isShown: isFlag,
      hidesAtEnd: isFlag,
    }),
  ),
  lastPlayHeadline: isText,
  /** Of the pictures service, not signed yet; empty when there is none. */
  imageUrl: isText,
  scoring: listOf(scoringPlay),
  /** In the order they were played. Empty unless asked for (`pbp`). */
  plays: listOf(play),
  /** Empty unless asked for (`driveCharts`), and outside of football. */
  drives: listOf(drive),
  box: shape({ away: listOf(boxTable), home: listOf(boxTable) }),
  teamStats: listOf(teamStat),
};

/** What is known of a game, by its status. */
const byStatus = {
  'pre-game': shape(base),
  'in-progress': shape({
    ...base,
    progress,
    /** Football and hockey power plays: who has the ball, or the extra skater. */
    possession: orNull(place),
  }),
  delayed: shape({ ...base, progress: orNull(progress) }),
  /** `isConfirmed` is false until the league has checked the numbers, where the provider says so. */
  final: shape({ ...base, progress: orNull(progress), isConfirmed: isFlag }),
  postponed: shape({ ...base, makeup: orNull(start) }),
  suspended: shape({ ...base, progress: orNull(progress), resumes: orNull(start) }),
  canceled: shape(base),
  vacated: shape(base),
};

/** Whether something is a game as `parseGame` makes it. */
export const hasGameShape = tagged('status', byStatus);

/**
 * A game, parsed once from the statistics (`parseGame`): the status says what else is known of it.
 * Views switch on `status` and never look at what the provider sent.
 */
export type Game = Checked<typeof hasGameShape>;

export type GameStatus = Game['status'];
type GameThatIs<S extends GameStatus> = Extract<Game, { status: S }>;

export type PreGame = GameThatIs<'pre-game'>;
export type InProgress = GameThatIs<'in-progress'>;
export type Delayed = GameThatIs<'delayed'>;
export type Final = GameThatIs<'final'>;
export type Suspended = GameThatIs<'suspended'>;
