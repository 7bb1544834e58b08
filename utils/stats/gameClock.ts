import type { Game, Play, Sport } from './game';
import { regulationPeriods } from './regulationPeriods';

/** Minutes of a period, and of an overtime. */
const LENGTHS: Record<Exclude<Sport, 'baseball'>, { period: number; overtime: number }> = {
  basketball: { period: 12, overtime: 5 },
  football: { period: 15, overtime: 10 },
  hockey: { period: 20, overtime: 5 },
  soccer: { period: 45, overtime: 15 },
};

/** A place in the course of a game. Everything counts in shares of the regular time: 1 is its end. */
export interface Moment {
  /** Played so far; beyond 1 in overtime. */
  played: number;
  /** Until the end, as things stand; never 0, as only the final whistle ends a game. */
  left: number;
}

/** A game that could still turn has this much left. */
const LEAST_LEFT = 0.002;

/** How long a game is in shares of the regular time when it lasts until the end of `period`. */
export function lengthUntil(sport: Sport, period: number): number {
  const regular = regulationPeriods(sport);
  if (sport === 'baseball') return Math.max(1, period / regular);
  const { period: minutes, overtime } = LENGTHS[sport];
  return 1 + (Math.max(0, period - regular) * overtime) / (regular * minutes);
}

/** Where each play of a game stands in its course, in the order of `game.plays`. */
export function momentsOf(game: Pick<Game, 'sport' | 'plays'>): Moment[] {
  return game.sport === 'baseball'
    ? inningMoments(game.plays)
    : game.plays.map((play) => clockMoment(play, game.sport as Exclude<Sport, 'baseball'>));
}

function clockMoment({ period, clock }: Play, sport: Exclude<Sport, 'baseball'>): Moment {
  const regular = regulationPeriods(sport);
  const { period: length, overtime } = LENGTHS[sport];
  const isOvertime = period > regular;
  const minutes = isOvertime ? overtime : length;
  const written = minutesOf(clock);
  const left =
    sport === 'soccer'
      ? minutes - withinHalf(written ?? 0, period)
      : (written ?? (isOvertime ? 0 : minutes));
  const within = Math.min(minutes, Math.max(0, left));
  const whole = regular * length;
  const end = isOvertime ? lengthUntil(sport, period) : period / regular;
  const after = isOvertime ? 0 : (regular - period) * length;
  return {
    played: end - within / whole,
    left: Math.max(LEAST_LEFT, (after + within) / whole),
  };
}

/** Soccer counts from the start of the game; what is played on top of a half counts as its end. */
function withinHalf(minutes: number, period: number): number {
  const before = [0, 45, 90, 105][period - 1] ?? 120;
  return minutes >= before ? minutes - before : minutes;
}

/** Innings have no clock: the plays of a half inning share its time evenly. */
function inningMoments(plays: readonly Play[]): Moment[] {
  const halfOf = ({ period, half }: Play) => (period - 1) * 2 + (half === 'Bottom' ? 1 : 0);
  const counts = new Map<number, number>();
  for (const play of plays) counts.set(halfOf(play), (counts.get(halfOf(play)) ?? 0) + 1);
  const seen = new Map<number, number>();
  return plays.map((play) => {
    const half = halfOf(play);
    const index = (seen.get(half) ?? 0) + 1;
    seen.set(half, index);
    const played = (half + index / Math.max(PLAYS_OF_HALF, counts.get(half) ?? 0)) / 18;
    const end = Math.max(1, Math.ceil((half + 1) / 2) / 9);
    return { played, left: Math.max(LEAST_LEFT, end - played) };
  });
}

/** A half inning has three outs at least. */
const PLAYS_OF_HALF = 3;

function minutesOf(clock: string): number | null {
  const [, minutes, seconds] = /^(\d+)(?::(\d{1,2}))?/.exec(clock) ?? [];
  return minutes === undefined ? null : Number(minutes) + Number(seconds ?? 0) / 60;
}
