import type { IncomingHttpHeaders } from 'node:http';

import { isSameChoice, type PlanChoice } from '../../Plan';
import {
  PaymentDown,
  WebhookRefused,
  type ChangePreview,
  type Order,
  type PaymentEvent,
  type PaymentProvider,
  type PlanChange,
  type SoldSubscription,
} from '../PaymentProvider';
import {
  group,
  idOf,
  items,
  ms,
  readInvoice,
  readSubscription,
  text,
  type ChoiceOf,
  type Given,
} from './readStripe';
import { checkSignature } from './signature';
import { StripeApi, StripeRefused, type Form, type StripeAnswer } from './StripeApi';

/** A plan as Stripe sells it. */
export interface StripePrice {
  choice: PlanChoice;
  /** `price_…` */
  price: string;
  /** Coupon that makes the first interval cost what the plan says; without one nobody new pays less. */
  introCoupon: string | null;
}

export interface StripeSettings {
  secretKey: string;
  /** Of the endpoint `/gateway/subscriptions/webhook`; several while one takes the place of another. */
  webhookSecrets: readonly string[];
  prices: readonly StripePrice[];
  /** `https://api.stripe.com` */
  base: string;
  /** ms since 1970. */
  now?: () => number;
}

const HOUR_MS = 3_600_000;

/**
 * Stripe: readers pay on its Checkout and see to cards and receipts in its customer portal. It tells what happens by
 * webhooks (`invoice.paid`, `invoice.payment_failed`, `customer.subscription.updated` and `.deleted`).
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly signatureHeader = 'stripe-signature';
  readonly origins = ['https://checkout.stripe.com', 'https://billing.stripe.com'];
  readonly #api: StripeApi;
  readonly #now: () => number;

  constructor(private readonly settings: StripeSettings) {
    this.#api = new StripeApi(settings.secretKey, settings.base);
    this.#now = settings.now ?? Date.now;
  }

  async checkout(order: Order): Promise<{ id: string; url: string }> {
    const { price, introCoupon } = this.#priceOf(order.choice);
    const { body } = await this.#api.call({
      method: 'POST',
      path: 'checkout/sessions',
      key: `checkout ${order.id}`,
      form: {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        client_reference_id: order.id,
        subscription_data: { description: order.title, metadata: { subscription: order.id } },
        success_url: order.doneUrl,
        cancel_url: order.backUrl,
        ...(order.customer === null
          ? { customer_email: order.email }
          : { customer: order.customer }),
        ...(order.isIntro && introCoupon !== null ? { discounts: [{ coupon: introCoupon }] } : {}),
      },
    });
    const [id, url] = [text(body['id']), text(body['url'])];
    if (id === null || url === null) throw new PaymentDown('Stripe opened no checkout.');
    const tax = group(body['total_details'])['amount_tax'];
    const cents = Number(body['amount_total']) - (typeof tax === 'number' ? tax : 0);
    if (cents === order.cents) return { id, url };
    // Nobody pays anything else than our pages say.
    await this.abandon(id);
    throw new PaymentDown(
      `${price} with its coupon costs ${cents} cents at Stripe, and ${order.cents} by our plans.`,
    );
  }

  async abandon(checkout: string): Promise<void> {
    await this.#api
      .call({ method: 'POST', path: `checkout/sessions/${encodeURIComponent(checkout)}/expire` })
      .catch(unlessRefused(400, 404));
  }

  async look(sold: SoldSubscription): Promise<PaymentEvent[]> {
    if (sold.subscription !== null) return this.#eventsOf(await this.#subscriptionOf(sold));
    if (sold.checkout === null) return [];
    const { body, at } = await this.#api.call({
      method: 'GET',
      path: `checkout/sessions/${encodeURIComponent(sold.checkout)}`,
      form: { 'expand[]': 'subscription.latest_invoice' },
    });
    return this.#eventsOf({ body: group(body['subscription']), at });
  }

  async cancel(sold: SoldSubscription): Promise<PaymentEvent[]> {
    return this.#update(sold, { cancel_at_period_end: true });
  }

  async resume(sold: SoldSubscription): Promise<PaymentEvent[]> {
    return this.#update(sold, { cancel_at_period_end: false });
  }

  async preview(sold: SoldSubscription, change: PlanChange): Promise<ChangePreview> {
    const { body } = await this.#api.call({
      method: 'POST',
      path: 'invoices/create_preview',
      form: {
        subscription: idIn(sold),
        subscription_details: await this.#changeOf(sold, change),
      },
    });
    const ends = items(body['lines']).map((line) => ms(group(line['period'])['end']) ?? 0);
    return { cents: Number(body['total']), renewsAt: Math.max(...ends) };
  }

  async change(sold: SoldSubscription, change: PlanChange): Promise<PaymentEvent[] | 'declined'> {
    try {
      const form = await this.#changeOf(sold, change);
      return await this.#update(sold, { ...form, payment_behavior: 'error_if_incomplete' });
    } catch (error) {
      if (error instanceof StripeRefused && error.status === 402) return 'declined';
      throw error;
    }
  }

  async end(sold: SoldSubscription): Promise<PaymentEvent[]> {
    const answer = await this.#api
      .call({ method: 'DELETE', path: `subscriptions/${idIn(sold)}` })
      .catch(unlessRefused(404));
    return answer ? this.#eventsOf(answer) : [];
  }

  async portal({ customer }: SoldSubscription, returnTo: string): Promise<string | null> {
    if (customer === null) return null;
    const { body } = await this.#api.call({
      method: 'POST',
      path: 'billing_portal/sessions',
      form: { customer, return_url: returnTo },
    });
    return text(body['url']);
  }

  async readWebhook(headers: IncomingHttpHeaders, body: Buffer): Promise<PaymentEvent | null> {
    const { webhookSecrets: secrets } = this.settings;
    checkSignature(headers['stripe-signature'], body, { secrets, now: this.#now() });
    return readEvent(body, this.#choiceOf);
  }

  /** What a subscription says of itself and its last invoice. */
  #eventsOf({ body, at }: StripeAnswer): PaymentEvent[] {
    const invoice = group(body['latest_invoice']);
    const read = [
      readInvoice(invoice, { isFailed: false, at, choiceOf: this.#choiceOf }),
      readSubscription(body, { event: null, at }),
    ];
    return read.filter((event) => event !== null);
  }

  #subscriptionOf(sold: SoldSubscription): Promise<StripeAnswer> {
    const path = `subscriptions/${idIn(sold)}`;
    return this.#api.call({ method: 'GET', path, form: { 'expand[]': 'latest_invoice' } });
  }

  async #update(sold: SoldSubscription, form: Form): Promise<PaymentEvent[]> {
    const answer = await this.#api.call({
      method: 'POST',
      path: `subscriptions/${idIn(sold)}`,
      form: { ...form, 'expand[]': 'latest_invoice' },
    });
    return this.#eventsOf(answer);
  }

  /** What a change is asked by: the same for its preview, within an hour, so that both cost the same. */
  async #changeOf(sold: SoldSubscription, { choice }: PlanChange): Promise<Form> {
    const { body } = await this.#subscriptionOf(sold);
    const [item] = items(body['items']);
    const id = text(item?.['id']);
    if (!item || id === null) throw new PaymentDown('Stripe knows no item of this subscription.');
    const begun = ms(item['current_period_start']) ?? ms(body['current_period_start']) ?? 0;
    const hour = Math.floor(this.#now() / HOUR_MS) * HOUR_MS;
    return {
      items: [{ id, price: this.#priceOf(choice).price }],
      proration_behavior: 'always_invoice',
      proration_date: Math.max(hour, begun) / 1000,
    };
  }

  readonly #choiceOf: ChoiceOf = (price) =>
    this.settings.prices.find((one) => one.price === price)?.choice ?? null;

  #priceOf(choice: PlanChoice): StripePrice {
    const found = this.settings.prices.find((one) => isSameChoice(one.choice, choice));
    if (found) return found;
    throw new PaymentDown(`STRIPE_PRICES lacks ${choice.plan}.${choice.interval}.`);
  }
}

/** @throws WebhookRefused for what is no event */
function readEvent(body: Buffer, choiceOf: ChoiceOf): PaymentEvent | null {
  let event: Given;
  try {
    event = group(JSON.parse(body.toString()));
  } catch (error) {
    throw new WebhookRefused('The message is no JSON.', { cause: error });
  }
  const [id, at, about] = [text(event['id']), ms(event['created']), group(event['data'])['object']];
  if (id === null || at === null) throw new WebhookRefused('The message is no event.');
  switch (event['type']) {
    case 'invoice.paid':
      return readInvoice(group(about), { isFailed: false, at, choiceOf });
    case 'invoice.payment_failed':
      return readInvoice(group(about), { isFailed: true, at, choiceOf });
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return readSubscription(group(about), { event: id, at });
    default:
      return null;
  }
}

/** @throws PaymentDown where it was never paid */
function idIn({ subscription }: SoldSubscription): string {
  const id = idOf(subscription);
  if (id === null) throw new PaymentDown('Stripe has not told of this subscription yet.');
  return encodeURIComponent(id);
}

const unlessRefused =
  (...statuses: number[]) =>
  (error: unknown): null => {
    if (error instanceof StripeRefused && statuses.includes(error.status)) return null;
    throw error;
  };
