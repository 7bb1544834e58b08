import type { PlanChoice } from '../../Plan';
import type { Fact, PaymentEvent } from '../PaymentProvider';

/** An object of Stripe's, of which nothing is sure. */
export type Given = Record<string, unknown>;

/** Which plan a price is of; null for none of ours. */
export type ChoiceOf = (price: string) => PlanChoice | null;

export const group = (value: unknown): Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};
export const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
export const items = (value: unknown): Given[] => {
  const { data } = group(value);
  return Array.isArray(data) ? data.map(group) : [];
};
/** Its id, whether the object is there or only named. */
export const idOf = (value: unknown): string | null => text(value) ?? text(group(value)['id']);
/** Stripe counts seconds. */
export const ms = (seconds: unknown): number | null => {
  const counted = whole(seconds);
  return counted === null ? null : counted * 1000;
};

/**
 * What an invoice tells: that a period was paid for, or not. Null for one that is neither, or for no subscription.
 *
 * @param at ms since 1970 when it was told
 * @throws Error for a price that is of none of our plans, and for what lacks what is needed
 */
export function readInvoice(
  invoice: Given,
  { isFailed, at, choiceOf }: { isFailed: boolean; at: number; choiceOf: ChoiceOf },
): PaymentEvent | null {
  const details = group(group(invoice['parent'])['subscription_details']);
  const former = group(invoice['subscription_details']);
  const subscription = idOf(invoice['subscription']) ?? idOf(details['subscription']);
  const id = text(invoice['id']);
  if (subscription === null || id === null) return null;
  const base = {
    subscription: ourId(details) ?? ourId(former),
    provider: { subscription, customer: idOf(invoice['customer']) },
  };
  if (isFailed) {
    const fact: Fact = {
      kind: 'failed',
      invoice: id,
      cents: whole(invoice['amount_remaining']) ?? whole(invoice['amount_due']) ?? 0,
      retriesAt: ms(invoice['next_payment_attempt']),
    };
    return { ...base, id: `${id}:failed:${whole(invoice['attempt_count']) ?? at}`, at, fact };
  }
  if (invoice['status'] !== 'paid') return null;
  const { choice, from, until } = periodOf(id, items(invoice['lines']), choiceOf);
  const cents = whole(invoice['amount_paid']) ?? 0;
  const paidAt = ms(group(invoice['status_transitions'])['paid_at']) ?? at;
  const fact: Fact = { kind: 'paid', invoice: id, choice, cents, from, until };
  return { ...base, id: `${id}:paid`, at: paidAt, fact };
}

/** What was paid for: of a change, the plan that was changed to, not the one that is given back. */
function periodOf(invoice: string, lines: readonly Given[], choiceOf: ChoiceOf) {
  const periods = lines.flatMap((line) => {
    const [from, until] = [ms(group(line['period'])['start']), ms(group(line['period'])['end'])];
    const price =
      idOf(line['price']) ?? text(group(group(line['pricing'])['price_details'])['price']);
    const isGivenBack = (whole(line['amount']) ?? 0) < 0;
    return from === null || until === null || price === null || isGivenBack
      ? []
      : [{ from, until, price }];
  });
  const last = periods.toSorted((a, b) => a.until - b.until).at(-1);
  if (!last) throw new Error(`The invoice ${invoice} is for no period.`);
  const choice = choiceOf(last.price);
  if (!choice)
    throw new Error(`The invoice ${invoice} is for ${last.price}, which STRIPE_PRICES lacks.`);
  return { choice, from: last.from, until: last.until };
}

/**
 * What a subscription tells: that it is over, or whether it goes on.
 *
 * @param event by which it was told; null: it was asked for
 * @param at ms since 1970 when it was told
 */
export function readSubscription(
  subscription: Given,
  { event, at }: { event: string | null; at: number },
): PaymentEvent | null {
  const id = text(subscription['id']);
  if (id === null) return null;
  const base = {
    subscription: ourId(subscription),
    provider: { subscription: id, customer: idOf(subscription['customer']) },
  };
  const { status } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') {
    const endedAt = ms(subscription['ended_at']) ?? at;
    return { ...base, id: `${id}:ended`, at: endedAt, fact: { kind: 'ended' } };
  }
  const isOn = subscription['cancel_at_period_end'] !== true && !subscription['cancel_at'];
  const name = event ?? `${id}:${at}:${isOn ? 'on' : 'off'}`;
  return { ...base, id: name, at, fact: { kind: 'renewal', isOn } };
}

/** Our id, which its checkout was given. */
const ourId = (of: Given): string | null => text(group(of['metadata'])['subscription']);
