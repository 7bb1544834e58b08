import type { Interval } from '../Plan';

/** The end of a period (ms since 1970): the same day of the next month or year, or its last where it has none. */
export function endOfPeriod(from: number, interval: Interval): number {
  const begin = new Date(from);
  const months = interval === 'month' ? 1 : 12;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(begin.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(begin.getUTCDate(), lastDay));
  return end.getTime();
}
