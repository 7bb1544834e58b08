import type { Fact } from '../payments/PaymentProvider';
import type { PlanChoice } from '../Plan';

/** A fact, and when it came to be. */
export interface Told {
  /** Of the event that told it. */
  id: string;
  /** ms since 1970 */
  at: number;
  fact: Fact;
}

/**
 * Waiting for its first payment; in force; in force while a payment is tried again; in force until what is paid for
 * is over; over.
 */
export type Status = 'pending' | 'active' | 'past-due' | 'canceled' | 'ended';

/** All moments are ms since 1970. */
export interface SubscriptionState {
  status: Status;
  /** What was paid for; null before the first payment. */
  paid: {
    choice: PlanChoice;
    /** Of the first period. */
    since: number;
    /** Of the last one. */
    until: number;
    /** Until when the reader has access. */
    accessUntil: number;
  } | null;
  /** Whether it goes on by itself. */
  renews: boolean;
  /** The payment that was refused last and not made up for. */
  failed: { invoice: string; cents: number; retriesAt: number | null } | null;
}

const DAY_MS = 86_400_000;
/** ms after a period for which access stays while the next payment is on its way, or is tried again. */
export const GRACE_MS = 7 * DAY_MS;

/**
 * The state of a subscription, from all that was told of it. It is made anew of the facts each time, so that neither
 * the order in which they come nor how often counts, and access comes of payments only.
 */
export function stateOf(told: readonly Told[], now: number): SubscriptionState {
  const inOrder = [...told].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const payments = inOrder.filter(isOf('paid'));
  const settled = new Set(payments.map(({ fact }) => fact.invoice));
  const ended = inOrder.find(isOf('ended')) ?? null;
  const renews = ended === null && (inOrder.findLast(isOf('renewal'))?.fact.isOn ?? true);
  const open = inOrder.filter(isOf('failed')).filter(({ fact }) => !settled.has(fact.invoice));
  const paid = paidBy(payments, { endedAt: ended?.at ?? null, renews });
  // What a reader did not go on with before the last period is nothing that is owed.
  const failed = open.findLast(({ at }) => paid === null || at >= paid.from)?.fact ?? null;
  const status = (): Status => {
    if (ended !== null) return 'ended';
    if (paid === null) return 'pending';
    if (paid.accessUntil <= now) return 'ended';
    if (!renews) return 'canceled';
    return failed === null ? 'active' : 'past-due';
  };
  return {
    status: status(),
    paid: paid && {
      choice: paid.choice,
      since: paid.since,
      until: paid.until,
      accessUntil: paid.accessUntil,
    },
    renews,
    failed: failed && {
      invoice: failed.invoice,
      cents: failed.cents,
      retriesAt: failed.retriesAt,
    },
  };
}

/** What was paid, the newest first: each invoice once. */
export function paymentsIn(told: readonly Told[]): { at: number; cents: number }[] {
  const byInvoice = new Map(
    told.filter(isOf('paid')).map(({ at, fact }) => [fact.invoice, { at, cents: fact.cents }]),
  );
  return [...byInvoice.values()].toSorted((a, b) => b.at - a.at);
}

type Payment = Extract<Fact, { kind: 'paid' }>;

function paidBy(
  payments: readonly (Told & { fact: Payment })[],
  { endedAt, renews }: { endedAt: number | null; renews: boolean },
) {
  // The period that began last: a change of plan begins one, too.
  const last = payments.toSorted((a, b) => a.fact.from - b.fact.from).at(-1);
  if (!last) return null;
  const { choice, from, until } = last.fact;
  const since = Math.min(...payments.map(({ fact }) => fact.from));
  const planned = renews ? until + GRACE_MS : until;
  return { choice, since, from, until, accessUntil: Math.min(planned, endedAt ?? planned) };
}

const isOf =
  <K extends Fact['kind']>(kind: K) =>
  (told: Told): told is Told & { fact: Extract<Fact, { kind: K }> } =>
    told.fact.kind === kind;
