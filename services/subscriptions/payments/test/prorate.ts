import type { Interval } from '../../Plan';
import { endOfPeriod } from '../../rules/endOfPeriod';

interface Running {
  /** US cents of the whole period. */
  cents: number;
  /** ms since 1970 */
  from: number;
  until: number;
  interval: Interval;
}

/**
 * What changing to another price costs at `now` (US cents, less than 0: a credit), and when the next payment is due:
 * what is left of the old is given back; a change of how often one pays begins a new period.
 */
export function prorate(
  old: Running,
  { cents, interval }: { cents: number; interval: Interval },
  now: number,
): { cents: number; renewsAt: number } {
  const left = Math.min(1, Math.max(0, (old.until - now) / (old.until - old.from)));
  const isSameRhythm = old.interval === interval;
  return {
    cents: Math.round((isSameRhythm ? cents * left : cents) - old.cents * left),
    renewsAt: isSameRhythm ? old.until : endOfPeriod(now, interval),
  };
}
