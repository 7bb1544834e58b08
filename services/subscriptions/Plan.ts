/** How often a subscription is paid for. */
export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

export interface Price {
  /** US cents for one interval. */
  cents: number;
  /** US cents for the first interval of who never subscribed before. */
  introCents?: number;
}

/** What readers can subscribe to. */
export interface Plan {
  /** Lower case, digits, hyphens. */
  id: string;
  name: string;
  /** One sentence on what it is. */
  summary: string;
  /** What it comes with, the most wanted first. */
  features: readonly string[];
  prices: Readonly<Record<Interval, Price>>;
  /** By which the subscriber calls name it (`sf_product_code`). */
  productCode: string;
  /** What its readers may do (`userPermissions`); `e-edition` is one of them. */
  permissions: readonly string[];
  hasAdsFreeReading: boolean;
  /** Whether it is the one that most readers want. */
  isFeatured?: boolean;
}

/** A plan, and how often it is paid for. */
export interface PlanChoice {
  plan: string;
  interval: Interval;
}

/** The same as somebody sent it; null where there is no such plan. */
export function readChoice(
  plans: readonly Plan[],
  { plan, interval }: { plan?: unknown; interval?: unknown },
): PlanChoice | null {
  const known = plans.find(({ id }) => id === plan);
  const often = INTERVALS.find((one) => one === interval);
  return known && often ? { plan: known.id, interval: often } : null;
}

/** @throws Error for a plan that is not among them: one that readers pay for must stay there */
export function planOf(plans: readonly Plan[], id: string): Plan {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`The plan "${id}" is subscribed to, but is not among the plans.`);
  return found;
}

/** Whether two choices are the same. */
export const isSameChoice = (one: PlanChoice, other: PlanChoice): boolean =>
  one.plan === other.plan && one.interval === other.interval;
