import type { Game, Play } from '../../../utils/stats/game';

const HALF_ENDS = [45, 90, 105, 120];

/**
 * When something happened, as the sport writes it: what was left of the period, `4:12`; in soccer the
 * minute being played, `23'`, `45+2'`. Empty where the provider gives no clock.
 */
export function minuteOf(
  { sport }: Pick<Game, 'sport'>,
  { clock, period }: Pick<Play, 'clock' | 'period'>,
): string {
  if (sport !== 'soccer') return clock;
  const [, minutes, seconds] = /^(\d+)(?::(\d+))?$/.exec(clock) ?? [];
  if (minutes === undefined) return clock;
  const minute = Math.max(1, Number(minutes) + (Number(seconds ?? 0) > 0 ? 1 : 0));
  const end = HALF_ENDS[period - 1] ?? Infinity;
  return minute > end ? `${end}+${minute - end}'` : `${minute}'`;
}
