import type { OfferedPlan } from '../../offer';

export type Interval = 'month' | 'year';

/** US cents as AP style has them: `$12`, `$9.99`. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** A price as it is shown: what is paid first, and what comes after it. */
export interface PriceWords {
  amount: string;
  /** What the amount is for. */
  per: string;
  /** What follows; empty where all payments are the same. */
  after: string;
}

export function priceWords({ prices }: OfferedPlan, interval: Interval): PriceWords {
  const { cents, introCents } = prices[interval];
  const regular = `${dollars(cents)} a ${interval}`;
  return introCents === undefined
    ? { amount: dollars(cents), per: `a ${interval}`, after: '' }
    : {
        amount: dollars(introCents),
        per: `for your first ${interval}`,
        after: `Then ${regular}`,
      };
}

/** Whole per cent that a year costs less than twelve months; 0 where it does not. */
export function yearSaving({ prices }: OfferedPlan): number {
  const year = prices.month.cents * 12;
  return year === 0 ? 0 : Math.max(0, Math.floor((1 - prices.year.cents / year) * 100));
}
