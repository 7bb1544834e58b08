import type { Interval, Plan, PlanChoice } from '../Plan';

/** US cents as AP style has them: `$12`, `$9.99`. */
export const dollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** `$12 a month` */
export const priceOf = (cents: number, interval: Interval): string =>
  `${dollars(cents)} a ${interval}`;

/** `Premium, paid by the year` */
export const titleOf = (plan: Plan, { interval }: PlanChoice): string =>
  `${plan.name}, paid by the ${interval}`;

/** US cents that are due at once: who never subscribed before may pay less. */
export function firstCents(plan: Plan, interval: Interval, isNew: boolean): number {
  const { cents, introCents } = plan.prices[interval];
  return isNew && introCents !== undefined ? introCents : cents;
}
