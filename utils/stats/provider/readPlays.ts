import type { Place, Play, ScoringPlay, Sport } from '../game';
import { count, fields, firstText, list, text, whole } from '../read';
import type { Fields } from '../read';
import { soccerMinute, SOCCER_ENDS } from '../soccerMinute';
import { yardLine } from '../yardLine';
import { letters, pitchLetters } from './pitchLetters';
import { playKind } from './playKind';
import { periodOf, playLines, type PlayLine } from './playLines';
import { clockText, readClock } from './readClock';
import { readHalf } from './readProgress';
import { readScore, type ScoreAfter } from './readScore';

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
  const shown = playLines(value).filter(({ line }) => isShown(line, context.sport));
  let period = 1;
  let before: ScoreAfter | null = null;
  const plays = shown.map((each, index) => {
    period = periodOf(each.line) ?? period;
    const play = readPlay(each, { period, index, before }, context);
    before = play;
    return play;
  });
  return lastOfEach(plays);
}

/** The scores of all periods in the order they were made; entries without a text are left out. */
export function readScoring(value: unknown, context: PlayContext): ScoringPlay[] {
  const scores = list(value)
    .map(fields)
    .flatMap((summary) => {
      const period = periodOf(summary) ?? 1;
      const half = summary['inningDivision'];
      return list(summary['scores']).map((score) => ({ period, half, score: fields(score) }));
    })
    .filter(({ score }) => text(score['summaryText']) !== '')
    .sort((a, b) => a.period - b.period)
    .map(({ period, half, score }, index) => ({
      id: text(score['scoreId']) || `score-${index + 1}`,
      period,
      half: halfOf(score['inningDivision'] ?? half),
      clock: clockOf(score['time'], period, context.sport),
      place: context.placeOf(score['teamId']),
      text: text(score['summaryText']),
      ...readScore(score, context.placeOf),
    }));
  return lastOfEach(scores);
}

function isShown(play: Fields, sport: Sport): boolean {
  const needed = sport === 'football' ? ['playText', 'yardLine', 'endYardLine'] : ['playText'];
  return needed.every((key) => text(play[key]) !== '');
}

interface Course {
  period: number;
  index: number;
  /** The score before the play; null for the first one. */
  before: ScoreAfter | null;
}

function readPlay({ line, sum }: PlayLine, course: Course, context: PlayContext): Play {
  const { period, index, before } = course;
  const { sport } = context;
  const half = halfOf(line['inningDivision']);
  const score = readScore(line, context.placeOf);
  const isKnown = score.away !== null && score.home !== null;
  return {
    id: text(line['playId']) || `play-${index + 1}`,
    period,
    half,
    clock: clockOf(line['time'], period, sport),
    place: placeOf(line, half, context),
    text: text(line['playText']),
    kind: playKind(line, sport, hasScored(line, before, score)),
    driveId: (sport === 'football' && text(line['driveId'])) || null,
    ...(isKnown || sum === null ? score : sum),
    ...(sport === 'football'
      ? { situation: situationOf(line), endLine: yardLine(text(line['endYardLine'])) }
      : { situation: '' }),
    ...(sport === 'baseball' ? pitchesOf(line) : { code: '' }),
  };
}

/** The team that a play is said to be of, or that has the ball; in baseball the one at bat. */
function placeOf(line: Fields, half: Play['half'], { placeOf: sideOf }: PlayContext): Place | null {
  const said = sideOf(line['teamId']) ?? sideOf(fields(line['startPossession'])['teamId']);
  if (said !== null || half === null) return said;
  return half === 'Top' ? 'away' : 'home';
}

/** Whether the score went up with a play; null where that can't be known. */
function hasScored(line: Fields, before: ScoreAfter | null, after: ScoreAfter): boolean | null {
  const runs = count(line['runsScored'], 9);
  if (runs !== null) return runs > 0;
  if (before === null) return null;
  const [was, is] = [pointsOf(before), pointsOf(after)];
  return was === null || is === null ? null : is > was;
}

function pointsOf({ away, home }: ScoreAfter): number | null {
  return away === null || home === null ? null : away + home;
}

function pitchesOf(line: Fields): Pick<Play, 'code' | 'pitches'> {
  const pitches =
    pitchLetters(line['pitches']) ||
    pitchLetters(line['pitchDetails']) ||
    letters(line['pitchCode']);
  const code = letters(line['resultCode']).slice(0, 1) || pitches.slice(-1);
  return pitches ? { code, pitches } : { code };
}

/** Each id once: at its first place, with what was said of it last. */
function lastOfEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function halfOf(value: unknown): 'Top' | 'Bottom' | null {
  const half = readHalf(value);
  return half === 'Top' || half === 'Bottom' ? half : null;
}

function clockOf(time: unknown, period: number, sport: Sport): string {
  if (sport === 'baseball') return '';
  if (sport === 'soccer') return minuteOf(time, period);
  return clockText(readClock(time));
}

/** `67'`, `45+2'`: as it is written, or of the minutes played and those that were added to the half. */
function minuteOf(time: unknown, period: number): string {
  const [, minute, stoppage] = /^(\d{1,3})(?:\+(\d{1,2}))?'?$/.exec(text(time)) ?? [];
  if (minute !== undefined) return stoppage ? `${minute}+${stoppage}'` : `${minute}'`;
  const clock = readClock(time);
  if (clock === null) return '';
  const added = count(fields(time)['additionalMinutes'], 40);
  const end = SOCCER_ENDS[period - 1];
  if (added && end !== undefined) return `${end}+${added}'`;
  return soccerMinute(period, clock.minutes, clock.seconds);
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
