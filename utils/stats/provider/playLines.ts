import { count, fields, firstText, list, text, whole } from '../read';
import type { Fields } from '../read';
import { readHalf } from './readProgress';
import { MAX_SCORE } from './readScore';
import type { ScoreAfter } from './readScore';

const MAX_PERIODS = 40;

/** One play as the provider sends it, whatever it was in. */
export interface PlayLine {
  line: Fields;
  /** At the end of a half inning: the sum of the runs of all half innings until then. */
  sum: ScoreAfter | null;
}

/**
 * The plays of a `pbp` in the order they were played. Baseball has one entry for each half inning, with its
 * line score and, as `pbpDetails`, its plays; other sports, and older feeds of baseball, a flat list.
 */
export function playLines(value: unknown): PlayLine[] {
  const items = list(value).map(fields);
  if (!items.some(isHalfInning)) return inOrder(items).map((line) => ({ line, sum: null }));
  const halves = items.filter(isHalfInning).toSorted((a, b) => numberOf(a) - numberOf(b));
  const sums = sumsAfter(halves);
  return halves.flatMap((half, index) => linesOf(half, sums[index] ?? null));
}

/** The period or inning that a play, or a half inning, is said to be of; null where it is not. */
export function periodOf(line: Fields): number | null {
  return whole(line['period'], 1, MAX_PERIODS) ?? whole(line['inning'], 1, MAX_PERIODS);
}

/** Some feeds begin with the newest play. */
function inOrder(lines: Fields[]): Fields[] {
  const periods = lines.map(periodOf).filter((period) => period !== null);
  return (periods[0] ?? 0) > (periods.at(-1) ?? 0) ? lines.toReversed() : lines;
}

function isHalfInning(item: Fields): boolean {
  return Array.isArray(item['pbpDetails']);
}

/** 0 for the top of the first, 1 for its bottom, and so on. */
function numberOf(half: Fields): number {
  const inning = periodOf(half) ?? MAX_PERIODS;
  return (inning - 1) * 2 + (readHalf(half['inningDivision']) === 'Bottom' ? 1 : 0);
}

/** Null from the first half inning on that is missing, or whose runs are not known. */
function sumsAfter(halves: readonly Fields[]): (ScoreAfter | null)[] {
  const sum = { away: 0, home: 0 };
  let isKnown = true;
  return halves.map((half, index) => {
    const runs = count(fields(half['linescore'])['runs'], MAX_SCORE);
    isKnown &&= runs !== null && numberOf(half) === index;
    if (!isKnown) return null;
    sum[index % 2 === 0 ? 'away' : 'home'] += runs ?? 0;
    return { ...sum };
  });
}

/**
 * A play has its inning from the half inning that it is in, and an id of its place in it where the provider
 * gives it none: its `pbpDetailId` says of what kind it is, and comes again with the next single.
 */
function linesOf(half: Fields, sum: ScoreAfter | null): PlayLine[] {
  const { inning, period, inningDivision } = half;
  const details = list(half['pbpDetails']).map(fields);
  const sequences = details.map(({ sequence }) => whole(sequence, 0, 9_999));
  const order = details.map((detail, index) => ({ detail, at: sequences[index] ?? index }));
  if (!sequences.includes(null)) order.sort((a, b) => a.at - b.at);
  return order.map(({ detail, at }, index) => ({
    line: {
      ...detail,
      period: inning ?? period,
      inningDivision,
      playId:
        text(detail['playId']) || `${firstText(inning, period)}-${text(inningDivision)}-${at}`,
      playText: firstText(detail['playText'], detail['text']),
    },
    sum: index === order.length - 1 ? sum : null,
  }));
}
