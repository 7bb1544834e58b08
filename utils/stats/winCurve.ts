import type { Game, Place, Play } from './game';
import { lengthUntil, momentsOf } from './gameClock';
import { isLive } from './isLive';
import { periodName } from './periodName';
import { regulationPeriods } from './regulationPeriods';
import { winProbability } from './winProbability';

export interface WinPoint {
  /** Where it stands between the start (0) and the end (1) of the axis. */
  at: number;
  /** How likely the home team is to win. */
  home: number;
}

export interface WinMark extends WinPoint {
  play: Play;
  place: Place | null;
  /** By how much it changed what is likely; above 0 for the home team. 0 where it has the score of another play. */
  swing: number;
}

export interface WinCurve {
  /** From the start of the game to now. */
  points: WinPoint[];
  /** Plays that brought points, in order. */
  scores: WinMark[];
  /** The plays that changed most, the greatest first. */
  swings: WinMark[];
  /** Where periods begin and what they are called. */
  periods: { at: number; label: string }[];
  /** How likely the home team is to win as things stand. */
  home: number;
  isOver: boolean;
}

/** A line of more points looks the same. */
const MAX_POINTS = 240;
const SWINGS = 3;
/** A play that changes less is no turning point. */
const LEAST_SWING = 0.03;

/** Plays that say the score, for each share of the regular time that was played. */
const LEAST_PLAYS = 8;
/** Shares of the regular time without such a play. */
const LONGEST_GAP = 0.25;

/**
 * How the chances to win went from play to play (`winProbability`); of a game that begins, what they are
 * at the start. Null before it, and where too few plays say the score: the line would be made of steps. At the end the winner has 1; a
 * draw stays at 0.5.
 */
export function winCurve(game: Game): WinCurve | null {
  const plays = game.plays.filter(({ away, home }) => away !== null && home !== null);
  const isOver = game.status === 'final';
  const isBegun = plays.length > 0 || isLevelStart(game);
  if (!isBegun || !(isOver || isLive(game))) return null;
  const moments = momentsOf({ sport: game.sport, plays });
  const lastPeriod = Math.max(...plays.map(({ period }) => period), regulationPeriods(game.sport));
  const length = lengthUntil(game.sport, lastPeriod);

  const marks: WinMark[] = [];
  let before = winProbability(game.sport, 0, 1);
  let latest = 0;
  let lead = 0;
  plays.forEach((play, index) => {
    const { played, left } = moments[index] ?? { played: 0, left: 1 };
    const margin = (play.home ?? 0) - (play.away ?? 0);
    const home = winProbability(game.sport, margin, left);
    // A clock that was put back does not turn the line back.
    latest = Math.max(latest, played);
    const at = Math.min(1, latest / length);
    // Another play scored, which doesn't say so: this one turned nothing.
    const isOwn = margin === lead || play.kind === 'score';
    marks.push({ at, home, play, place: play.place, swing: isOwn ? home - before : 0 });
    before = home;
    lead = margin;
  });

  const played = moments.map((moment) => moment.played);
  if (plays.length > 0 && !isLine(isOver ? [...played, 1] : played)) return null;
  const points: WinPoint[] = [
    { at: 0, home: winProbability(game.sport, 0, 1) },
    ...thinned(marks).map(({ at, home }) => ({ at, home })),
  ];
  const end = isOver ? finalChance(game) : before;
  if (isOver) points.push({ at: 1, home: end });
  return {
    points,
    scores: marks.filter(({ play }) => play.kind === 'score'),
    swings: marks
      .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
      .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
      .slice(0, SWINGS),
    periods: Array.from({ length: lastPeriod }, (_, index) => ({
      at: startOf(game, index + 1) / length,
      label: periodName(game, index + 1, 'short'),
    })),
    home: end,
    isOver,
  };
}

/** Whether plays lie close enough, from the start to the end or the latest one, for a line through them. */
function isLine(played: readonly number[]): boolean {
  const inOrder = [0, ...played].toSorted((a, b) => a - b);
  const gaps = inOrder.map((at, index) => at - (inOrder[index - 1] ?? 0));
  const latest = inOrder.at(-1) ?? 0;
  return played.length >= LEAST_PLAYS * latest && Math.max(...gaps) <= LONGEST_GAP;
}

/** Nobody has scored, and no play was told yet: not that a feed tells none. */
function isLevelStart(game: Game): boolean {
  if (game.status !== 'in-progress') return false;
  const { plays, away, home, progress } = game;
  const reached = progress.kind === 'innings' ? progress.inning : progress.period;
  return plays.length === 0 && reached === 1 && !away.score && !home.score;
}

function finalChance({ away, home }: Game): number {
  return away.isWinner === home.isWinner ? 0.5 : home.isWinner ? 1 : 0;
}

/** Where a period begins, in shares of the regular time. */
function startOf({ sport }: Game, period: number): number {
  const regular = regulationPeriods(sport);
  return period <= regular ? (period - 1) / regular : lengthUntil(sport, period - 1);
}

/** Fewer points where there are many; scores and the last one always stay. */
function thinned(marks: WinMark[]): WinMark[] {
  const step = Math.ceil(marks.length / MAX_POINTS);
  return marks.filter(
    ({ play }, index) => index % step === 0 || play.kind === 'score' || index === marks.length - 1,
  );
}
