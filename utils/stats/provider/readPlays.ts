import type { Place, Play, PlayKind, ScoringPlay, Sport } from '../game';
import { count, fields, firstText, flag, list, text, whole } from '../read';
import type { Fields } from '../read';
import { soccerMinute } from '../soccerMinute';
import { yardLine } from '../yardLine';
import { readClock, readHalf } from './readProgress';

const MAX_PERIODS = 40;
const MAX_SCORE = 999;

export interface PlayContext {
  sport: Sport;
  /** The side of a team id; null when it is neither. */
  placeOf: (teamId: unknown) => Place | null;
}

/**
 * The play-by-play, in the order it was played, each play once; the provider's later word on a play
 * counts. A football play needs both yard lines and its text (widgets §5), others their text.
 */
export function readPlays(value: unknown, context: PlayContext): Play[] {
  const lines = inOrder(
    list(value)
      .map(fields)
      .filter((play) => isShown(play, context.sport)),
  );
  let period = 1;
  const plays = lines.map((line, index) => {
    period = periodOf(line) ?? period;
    return readPlay(line, period, index, context);
  });
  return lastOfEach(plays);
}

/** The scores of all periods in the order they were made; entries without a text are left out. */
export function readScoring(value: unknown, context: PlayContext): ScoringPlay[] {
  const scores = list(value)
    .map(fields)
    .flatMap((summary) => {
      const period = periodOf(summary) ?? 1;
      return list(summary['scores']).map((score) => ({ period, score: fields(score) }));
    })
    .filter(({ score }) => text(score['summaryText']) !== '')
    .sort((a, b) => a.period - b.period)
    .map(({ period, score }, index) => ({
      id: text(score['scoreId']) || `score-${index + 1}`,
      period,
      half: halfOf(score),
      clock: clockOf(score['time'], period, context.sport),
      place: context.placeOf(score['teamId']),
      text: text(score['summaryText']),
      away: count(score['awayScore'], MAX_SCORE),
      home: count(score['homeScore'], MAX_SCORE),
    }));
  return lastOfEach(scores);
}

function isShown(play: Fields, sport: Sport): boolean {
  const needed = sport === 'football' ? ['playText', 'yardLine', 'endYardLine'] : ['playText'];
  return needed.every((key) => text(play[key]) !== '');
}

function readPlay(line: Fields, period: number, index: number, context: PlayContext): Play {
  const { sport, placeOf } = context;
  const pitches = lettersOf(line['pitches']);
  return {
    id: text(line['playId']) || `play-${index + 1}`,
    period,
    half: halfOf(line),
    clock: clockOf(line['time'], period, sport),
    place: placeOf(line['teamId']),
    text: text(line['playText']),
    kind: kindOf(line),
    situation: sport === 'football' ? situationOf(line) : '',
    ...(sport === 'football' ? { endLine: yardLine(text(line['endYardLine'])) } : {}),
    driveId: (sport === 'football' && text(line['driveId'])) || null,
    away: count(line['awayScoreAfter'], MAX_SCORE),
    home: count(line['homeScoreAfter'], MAX_SCORE),
    code: sport === 'baseball' ? lettersOf(line['resultCode']).slice(0, 1) : '',
    ...(sport === 'baseball' && pitches ? { pitches } : {}),
  };
}

/** Some feeds begin with the newest play. */
function inOrder(lines: Fields[]): Fields[] {
  const periods = lines.map(periodOf).filter((period) => period !== null);
  return (periods[0] ?? 0) > (periods.at(-1) ?? 0) ? lines.toReversed() : lines;
}

/** Each id once: at its first place, with what was said of it last. */
function lastOfEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function periodOf(line: Fields): number | null {
  return whole(line['period'] ?? line['inning'], 1, MAX_PERIODS);
}

function halfOf(line: Fields): 'Top' | 'Bottom' | null {
  const half = readHalf(line['inningDivision']);
  return half === 'Top' || half === 'Bottom' ? half : null;
}

function clockOf(time: unknown, period: number, sport: Sport): string {
  const clock = sport === 'baseball' ? null : readClock(time);
  if (clock === null) return '';
  if (sport === 'soccer') return soccerMinute(period, clock.minutes, clock.seconds);
  return `${clock.minutes}:${String(clock.seconds).padStart(2, '0')}`;
}

function kindOf(line: Fields): PlayKind {
  if (flag(line['isScoring'])) return 'score';
  if (flag(line['isTurnover'])) return 'turnover';
  if (flag(line['isPenalty'])) return 'penalty';
  return flag(line['isSubstitution']) ? 'substitution' : 'other';
}

const DOWNS = ['1st', '2nd', '3rd', '4th'];

/** `3rd & 7 at PHI 32`; within the last ten yards the goal is the distance: `1st & goal at DAL 3`. */
function situationOf(line: Fields): string {
  const down = DOWNS[(whole(line['down'], 1, 4) ?? 0) - 1];
  const written = firstText(line['distance']);
  const distance = /^goal$/i.test(written) ? 'goal' : whole(line['distance'], 0, 99);
  if (down === undefined || distance === null) return '';
  return `${down} & ${distance} at ${yardLine(text(line['yardLine']))}`;
}

/** Letters of outcomes, in capitals; empty when it is something else. */
function lettersOf(value: unknown): string {
  const letters = text(value).toUpperCase();
  return /^[A-Z]{1,40}$/.test(letters) ? letters : '';
}
