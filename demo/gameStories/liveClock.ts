import type { ScoringPlay } from '../../utils/stats/game';

/** min from the kickoff to the end of a game of four quarters. */
export const REGULATION = 190;
const OVERTIME = 32;
const OVERTIME_PART = [196, 26, 10] as const;
/** min from kickoff until each quarter begins, and what it takes; all that comes after is overtime. */
const QUARTERS: readonly (readonly [begins: number, takes: number, clock: number])[] = [
  [0, 43, 15],
  [45, 44, 15],
  [102, 43, 15],
  [146, 44, 15],
];
/** min until a post is written. */
const WRITING = 1;

/** min after kickoff at which a score is in the live blog. `clock` is `4:12`, what was left. */
export function minuteOf({ period, clock }: Pick<ScoringPlay, 'period' | 'clock'>): number {
  const [begins, takes, length] = QUARTERS[period - 1] ?? OVERTIME_PART;
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  const played = Math.max(0, length - minutes - seconds / 60);
  return begins + (played / length) * takes + WRITING;
}

/** min after kickoff at which a quarter's end is told. */
export const endOf = (period: number): number => minuteOf({ period, clock: '0:00' }) + 1;

/** min after kickoff: the end of the game, in overtime with the last score or once time is up. */
export function finalMinute(scoring: readonly ScoringPlay[], isOvertime: boolean): number {
  if (!isOvertime) return REGULATION + 2 * WRITING;
  const last = scoring.at(-1);
  const end = REGULATION + OVERTIME + 2 * WRITING;
  return last && last.period > 4 ? Math.min(end, minuteOf(last) + 2) : end;
}
