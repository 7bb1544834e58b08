import type { Game } from '../../utils/stats/game';
import { at } from './json';
import { isFlag, isNumber, isText, listOf, optional, orNull, shape, type Check } from './shape';

/*
 * A game page's own content is what `sport-games-api-v2` answers for one game. The head takes it for a
 * game only if it is just what `parseGame` makes; the types are those of `utils/stats/game.ts`.
 */

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const place = oneOf('away', 'home');
const half = oneOf('Top', 'Bottom', null);
const count = orNull(isNumber);
const wonLost = orNull(shape({ wins: isNumber, losses: isNumber, ties: isNumber }));
const start = shape({ at: orNull(isText), isTimeTba: isFlag, localDate: orNull(isText) });

const side = shape({
  teamId: isNumber,
  location: isText,
  nickname: isText,
  abbreviation: isText,
  record: wonLost,
  series: wonLost,
  score: count,
  lines: listOf(count),
  totals: orNull(shape({ runs: isNumber, hits: count, errors: count })),
  isWinner: isFlag,
  timeoutsLeft: count,
  shootout: optional(isNumber),
});

const innings = shape({
  kind: oneOf('innings'),
  inning: isNumber,
  half: oneOf('Top', 'Middle', 'Bottom', 'End'),
  situation: orNull(
    shape({ balls: isNumber, strikes: isNumber, outs: isNumber, bases: listOf(isFlag) }),
  ),
});
const periods = shape({
  kind: oneOf('periods'),
  period: isNumber,
  clock: orNull(shape({ minutes: isNumber, seconds: isNumber })),
  isBreak: isFlag,
  isShootout: isFlag,
});
const progress: Check = (value) => innings(value) || periods(value);

const line = {
  id: isText,
  period: isNumber,
  half,
  clock: isText,
  place: orNull(place),
  text: isText,
  away: count,
  home: count,
};

const tables = listOf(
  shape({
    title: isText,
    columns: listOf(shape({ key: isText, label: isText, title: isText })),
    rows: listOf(
      shape({ name: isText, position: isText, values: listOf(isText), isTotal: isFlag }),
    ),
  }),
);

const base = shape({
  eventId: isNumber,
  sport: oneOf('baseball', 'basketball', 'football', 'hockey', 'soccer'),
  league: oneOf('mlb', 'nba', 'nfl', 'nhl', 'mls'),
  teamPath: oneOf('', '/phillies', '/sixers', '/eagles', '/flyers', '/soccer'),
  start,
  away: side,
  home: side,
  isDoubleheader: isFlag,
  isExhibition: isFlag,
  venue: isText,
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
  imageUrl: isText,
  scoring: listOf(shape(line)),
  plays: listOf(
    shape({
      ...line,
      kind: oneOf('score', 'turnover', 'penalty', 'substitution', 'other'),
      situation: isText,
      endLine: optional(isText),
      driveId: orNull(isText),
      code: isText,
      pitches: optional(isText),
    }),
  ),
  drives: listOf(
    shape({
      id: isText,
      place,
      result: isText,
      plays: isNumber,
      yards: isNumber,
      possession: isText,
    }),
  ),
  box: shape({ away: tables, home: tables }),
  teamStats: listOf(shape({ label: isText, away: isText, home: isText, share: count })),
});

const ended = shape({ status: oneOf('pre-game', 'canceled', 'vacated') });
const stopped = shape({ status: oneOf('delayed', 'final'), progress: orNull(progress) });
const status: Check = (value) =>
  ended(value) ||
  stopped(value) ||
  shape({ status: oneOf('in-progress'), progress, possession: orNull(place) })(value) ||
  shape({ status: oneOf('suspended'), progress: orNull(progress), resumes: orNull(start) })(
    value,
  ) ||
  shape({ status: oneOf('postponed'), makeup: orNull(start) })(value);

/** A head asks ten times about the same page. */
const knownGames = new WeakMap<object, boolean>();

/** The game that a page is about: its content is a list of one game, or has a `game`; else null. */
export function gameOf(content: unknown): Game | null {
  const games: unknown[] = Array.isArray(content) ? content : [at(content, 'game')];
  const [game] = games;
  return games.length === 1 && isGame(game) ? game : null;
}

function isGame(value: unknown): value is Game {
  if (typeof value !== 'object' || value === null) return false;
  const known = knownGames.get(value);
  if (known !== undefined) return known;
  const isOne = base(value) && status(value);
  knownGames.set(value, isOne);
  return isOne;
}
