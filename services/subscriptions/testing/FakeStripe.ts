import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';

type Json = Record<string, unknown>;

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  price: string;
  reference: string;
  customer: string | null;
  amount_total: number;
  subscription: string | null;
}

interface Sold {
  id: string;
  customer: string;
  price: string;
  reference: string;
  cancelAtEnd: boolean;
  status: string;
  from: number;
  until: number;
  invoice: Json | null;
}

export interface AskedCall {
  method: string;
  path: string;
  form: Record<string, string>;
  headers: Record<string, unknown>;
}

const DAY_S = 86_400;

/**
 * Speaks what Stripe documents of its API (docs.stripe.com/api): Checkout Sessions, Subscriptions, Invoices, the
 * customer portal, and signed webhooks, in the shapes of the version that is asked for.
 */
export class FakeStripe {
  readonly asked: AskedCall[] = [];
  /** What a card does from now on. */
  isDeclining = false;
  /** Answers nothing but 500. */
  isDown = false;
  base = '';
  readonly #app: FastifyInstance = Fastify();
  readonly #sessions = new Map<string, Session>();
  readonly #sold = new Map<string, Sold>();
  /** Of whole calls, by their key. */
  readonly #answers = new Map<string, Json>();
  #count = 0;

  /**
   * @param prices US cents by price
   * @param coupons US cents that the first payment costs with it
   */
  constructor(
    private readonly secret: string,
    private readonly prices: Record<string, number>,
    private readonly coupons: Record<string, number>,
    /** ms since 1970 */
    private readonly now: () => number,
  ) {}

  async open(): Promise<void> {
    const app = this.#app;
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.all<{ Params: { '*': string } }>('/v1/*', async (request, reply) => {
      const { method, headers, query, body, params } = request;
      const form = { ...(query as Json), ...((body ?? {}) as Json) } as Record<string, string>;
      const path = params['*'];
      this.asked.push({ method, path, form, headers });
      reply.header('date', new Date(this.now()).toUTCString());
      if (headers.authorization !== 'Bearer sk_test')
        return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'key' } });
      if (this.isDown)
        return reply.code(500).send({ error: { type: 'api_error', message: 'down' } });
      const key = headers['idempotency-key'];
      const known = typeof key === 'string' ? this.#answers.get(key) : undefined;
      if (known) return known;
      const answer = this.#answer(`${method} ${path}`, form);
      if ('error' in answer) return reply.code(Number(answer['status'])).send(answer);
      if (typeof key === 'string') this.#answers.set(key, answer);
      return answer;
    });
    this.base = await app.listen({ host: '127.0.0.1', port: 0 });
  }

  close(): Promise<void> {
    return this.#app.close();
  }

  /** The reader fills in Stripe's page, and pays. @returns the events of it, in Stripe's order */
  pay(session: string): Json[] {
    const open = this.#sessions.get(session);
    if (open?.status !== 'open') throw new Error('This session can’t be paid.');
    const from = Math.floor(this.now() / 1000);
    const id = this.#id('sub');
    const sold: Sold = {
      id,
      price: open.price,
      reference: open.reference,
      cancelAtEnd: false,
      customer: open.customer ?? this.#id('cus'),
      status: 'active',
      from,
      until: from + 30 * DAY_S,
      invoice: null,
    };
    this.#sold.set(id, sold);
    Object.assign(open, { status: 'complete', subscription: id });
    sold.invoice = this.#invoice(sold, open.amount_total, 'paid', [
      { price: open.price, amount: open.amount_total },
    ]);
    return [
      this.event('checkout.session.completed', this.#sessionOf(open)),
      this.event('customer.subscription.created', this.#subscriptionOf(sold)),
      this.event('invoice.paid', sold.invoice),
    ];
  }

  /** The next period begins. @returns what Stripe tells then */
  renew(subscription: string): Json {
    const sold = this.#sold.get(subscription)!;
    const cents = this.prices[sold.price]!;
    if (this.isDeclining) {
      sold.status = 'past_due';
      const next = { ...sold, from: sold.until, until: sold.until + 30 * DAY_S };
      const invoice = this.#invoice(next, cents, 'open', [{ price: sold.price, amount: cents }]);
      return this.event('invoice.payment_failed', {
        ...invoice,
        amount_paid: 0,
        amount_remaining: cents,
        attempt_count: 1,
        next_payment_attempt: Math.floor(this.now() / 1000) + 3 * DAY_S,
      });
    }
    Object.assign(sold, { from: sold.until, until: sold.until + 30 * DAY_S, status: 'active' });
    sold.invoice = this.#invoice(sold, cents, 'paid', [{ price: sold.price, amount: cents }]);
    return this.event('invoice.paid', sold.invoice);
  }

  /** A subscription, as an event of this kind tells it. */
  tell(type: string, subscription: string): Json {
    return this.event(type, this.#subscriptionOf(this.#sold.get(subscription)!));
  }

  event(type: string, about: Json): Json {
    const created = Math.floor(this.now() / 1000);
    return { id: this.#id('evt'), object: 'event', type, created, data: { object: about } };
  }

  /** The headers of a message. @param secret by which it is signed */
  sign(body: string, { secret = this.secret, at = this.now() } = {}): Record<string, string> {
    const time = Math.floor(at / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${signature},v0=other`,
    };
  }

  #answer(call: string, form: Record<string, string>): Json {
    const [, id = ''] = /(?:sessions|subscriptions)\/([^/]+)/.exec(call) ?? [];
    if (call === 'POST checkout/sessions') return this.#open(form);
    if (call === 'POST invoices/create_preview') {
      const sold = this.#sold.get(form['subscription'] ?? '')!;
      const lines = this.#change(sold, form['subscription_details[items][0][price]']!);
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      return { ...this.#invoice(sold, total, 'draft', lines), total };
    }
    if (call === 'POST billing_portal/sessions')
      return {
        object: 'billing_portal.session',
        url: `https://billing.stripe.com/${form['customer']}`,
      };
    const session = this.#sessions.get(id);
    if (session) {
      if (!call.endsWith('/expire')) return this.#sessionOf(session, true);
      if (session.status !== 'open') return refusal(400, 'Only open sessions can be expired.');
      session.status = 'expired';
      return this.#sessionOf(session);
    }
    const sold = this.#sold.get(id);
    if (!sold) return refusal(404, `No such object: ${id}`);
    if (call.startsWith('DELETE')) sold.status = 'canceled';
    if (form['cancel_at_period_end']) sold.cancelAtEnd = form['cancel_at_period_end'] === 'true';
    const price = form['items[0][price]'];
    if (price !== undefined) {
      const lines = this.#change(sold, price);
      const cents = lines.reduce((sum, { amount }) => sum + amount, 0);
      if (this.isDeclining && cents > 0) return refusal(402, 'Your card was declined.');
      Object.assign(sold, { price, from: Math.floor(this.now() / 1000) });
      sold.invoice = this.#invoice(sold, cents, 'paid', lines);
    }
    return this.#subscriptionOf(sold);
  }

  #open(form: Record<string, string>): Json {
    const price = form['line_items[0][price]'] ?? '';
    const coupon = form['discounts[0][coupon]'];
    const session: Session = {
      id: this.#id('cs_test'),
      status: 'open',
      price,
      subscription: null,
      reference: form['subscription_data[metadata][subscription]'] ?? '',
      customer: form['customer'] ?? null,
      amount_total: coupon === undefined ? this.prices[price]! : this.coupons[coupon]!,
    };
    this.#sessions.set(session.id, session);
    return this.#sessionOf(session);
  }

  /** What is given back of the old price, and what the new one costs: by whole days. */
  #change(sold: Sold, price: string): { price: string; amount: number }[] {
    const left = (sold.until - Math.floor(this.now() / 1000)) / (sold.until - sold.from);
    return [
      { price: sold.price, amount: -Math.round(this.prices[sold.price]! * left) },
      { price, amount: Math.round(this.prices[price]! * left) },
    ];
  }

  #sessionOf(session: Session, isExpanded = false): Json {
    const { id, status, reference, amount_total: total } = session;
    const sold = this.#sold.get(session.subscription ?? '');
    return {
      id,
      object: 'checkout.session',
      mode: 'subscription',
      status,
      client_reference_id: reference,
      amount_total: total,
      total_details: { amount_discount: 0, amount_tax: 0 },
      url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
      subscription: isExpanded && sold ? this.#subscriptionOf(sold) : session.subscription,
    };
  }

  #subscriptionOf(sold: Sold): Json {
    const item = {
      id: `si_${sold.id}`,
      object: 'subscription_item',
      price: { id: sold.price },
      current_period_start: sold.from,
      current_period_end: sold.until,
    };
    return {
      id: sold.id,
      object: 'subscription',
      customer: sold.customer,
      status: sold.status,
      cancel_at_period_end: sold.cancelAtEnd,
      cancel_at: sold.cancelAtEnd ? sold.until : null,
      ended_at: sold.status === 'canceled' ? Math.floor(this.now() / 1000) : null,
      metadata: { subscription: sold.reference },
      items: { object: 'list', data: [item] },
      latest_invoice: sold.invoice,
    };
  }

  #invoice(
    { id, customer, reference, from, until }: Sold,
    cents: number,
    status: string,
    lines: { price: string; amount: number }[],
  ): Json {
    const data = lines.map(({ price, amount }) => ({
      object: 'line_item',
      amount,
      period: { start: from, end: until },
      pricing: { type: 'price_details', price_details: { price } },
    }));
    return {
      id: this.#id('in'),
      object: 'invoice',
      customer,
      status,
      amount_paid: Math.max(0, cents),
      amount_due: Math.max(0, cents),
      amount_remaining: 0,
      attempt_count: 1,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: id, metadata: { subscription: reference } },
      },
      status_transitions: { paid_at: status === 'paid' ? Math.floor(this.now() / 1000) : null },
      lines: { object: 'list', data },
    };
  }

  #id(kind: string): string {
    this.#count += 1;
    return `${kind}_${this.#count}`;
  }
}

const refusal = (status: number, message: string): Json => ({
  status,
  error: { type: status === 402 ? 'card_error' : 'invalid_request_error', message },
});
