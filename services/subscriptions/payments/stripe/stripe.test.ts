import { PaymentDown, type PaymentProvider } from '../PaymentProvider';
import { readStripe } from '../readStripe';
import { examplePlans } from '../../testing/examplePlans';
import type { FakeStripe } from '../../testing/FakeStripe';
import { openStripe, STRIPE_ENV } from '../../testing/openSubscriptions';

const clock = { now: 0 };
let stripe: FakeStripe;
let provider: PaymentProvider;

beforeAll(async () => {
  ({ stripe, provider } = await openStripe(clock));
});
afterAll(() => stripe.close());
beforeEach(() => {
  clock.now = Date.parse('2026-11-24T17:00:00Z');
  stripe.asked.length = 0;
  stripe.isDeclining = false;
  stripe.isDown = false;
});

const orderOf = (id: string, more = {}) => ({
  id,
  choice: { plan: 'digital', interval: 'month' as const },
  title: 'Digital, paid by the month',
  cents: 100,
  isIntro: true,
  email: 'nelly@readers.test',
  customer: null,
  doneUrl: 'https://daily.test/done',
  backUrl: 'https://daily.test/back',
  ...more,
});
const idOf = () => crypto.randomUUID();
const told = (event: object) => {
  const body = JSON.stringify(event);
  return provider.readWebhook(stripe.sign(body), Buffer.from(body));
};
/** A subscription that was paid for. */
async function sell() {
  const id = idOf();
  const { id: checkout } = await provider.checkout(orderOf(id));
  const events = stripe.pay(checkout);
  const read = (await Promise.all(events.map(told))).filter((event) => event !== null);
  const { provider: ids } = read[0]!;
  return { id, checkout, events, read, sold: { id, checkout, ...ids } };
}

describe('Stripe', () => {
  it('opens a checkout by its documented form, once for each order', async () => {
    const id = idOf();
    const first = await provider.checkout(orderOf(id));
    expect(first.url).toBe(`https://checkout.stripe.com/c/pay/${first.id}`);
    expect(await provider.checkout(orderOf(id))).toEqual(first);
    const [call] = stripe.asked;
    expect(call).toMatchObject({
      method: 'POST',
      path: 'checkout/sessions',
      form: {
        mode: 'subscription',
        'line_items[0][price]': 'price_dm',
        'line_items[0][quantity]': '1',
        client_reference_id: id,
        'subscription_data[metadata][subscription]': id,
        'discounts[0][coupon]': 'intro',
        customer_email: 'nelly@readers.test',
        success_url: 'https://daily.test/done',
        cancel_url: 'https://daily.test/back',
      },
    });
    expect(call!.headers).toMatchObject({
      authorization: 'Bearer sk_test',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': `checkout ${id}`,
    });
  });

  it('has who paid before pay the regular price, as the customer who they are', async () => {
    await provider.checkout(orderOf(idOf(), { isIntro: false, cents: 1200, customer: 'cus_9' }));
    const { form } = stripe.asked[0]!;
    expect(form).toMatchObject({ customer: 'cus_9' });
    expect(Object.keys(form).filter((name) => /discount|email/.test(name))).toEqual([]);
  });

  it('lets nobody pay another amount than our pages say', async () => {
    const order = orderOf(idOf(), { cents: 150 });
    await expect(provider.checkout(order)).rejects.toThrow(
      'price_dm with its coupon costs 100 cents at Stripe, and 150 by our plans.',
    );
    expect(stripe.asked.at(-1)!.path).toMatch(/^checkout\/sessions\/cs_test_\d+\/expire$/);
  });

  it('tells by webhook what was paid, for which plan and period, and of which subscription', async () => {
    const { id, read } = await sell();
    expect(read).toEqual([
      {
        id: expect.stringMatching(/^in_\d+:paid$/) as string,
        at: clock.now,
        subscription: id,
        provider: {
          subscription: expect.stringMatching(/^sub_/) as string,
          customer: expect.stringMatching(/^cus_/) as string,
        },
        fact: {
          kind: 'paid',
          invoice: expect.stringMatching(/^in_/) as string,
          choice: { plan: 'digital', interval: 'month' },
          cents: 100,
          from: clock.now,
          until: clock.now + 30 * 86_400_000,
        },
      },
    ]);
  });

  it('reads invoices of older versions of the API, too', async () => {
    const { events, read, id } = await sell();
    const invoice = (events[2]!['data'] as { object: Record<string, unknown> }).object;
    const { parent: _parent, lines, ...rest } = invoice;
    const { data } = lines as { data: { period: object; amount: number }[] };
    const former = {
      ...rest,
      subscription: read[0]!.provider.subscription,
      subscription_details: { metadata: { subscription: id } },
      lines: {
        data: data.map(({ period, amount }) => ({ period, amount, price: { id: 'price_dm' } })),
      },
    };
    expect(await told(stripe.event('invoice.paid', former))).toEqual(read[0]);
  });

  it('tells the same when asked, before any webhook came', async () => {
    const id = idOf();
    const { id: checkout } = await provider.checkout(orderOf(id));
    const asked = () => provider.look({ id, checkout, subscription: null, customer: null });
    expect(await asked()).toEqual([]);
    const events = stripe.pay(checkout);
    expect((await asked())[0]).toEqual(await told(events[2]!));
  });

  it('cancels with the period, takes it up again, and ends it at once', async () => {
    const { sold } = await sell();
    expect(await provider.cancel(sold)).toContainEqual(
      expect.objectContaining({ fact: { kind: 'renewal', isOn: false } }),
    );
    expect((await told(stripe.tell('customer.subscription.updated', sold.subscription)))!.fact)
      .toEqual({ kind: 'renewal', isOn: false }); // prettier-ignore
    expect(await provider.resume(sold)).toContainEqual(
      expect.objectContaining({ fact: { kind: 'renewal', isOn: true } }),
    );
    expect(await provider.end(sold)).toContainEqual(
      expect.objectContaining({ id: `${sold.subscription}:ended`, fact: { kind: 'ended' } }),
    );
    const deleted = await told(stripe.tell('customer.subscription.deleted', sold.subscription));
    expect(deleted).toMatchObject({ id: `${sold.subscription}:ended`, fact: { kind: 'ended' } });
  });

  it('changes a plan for what its preview says, and not with a card that is declined', async () => {
    const { sold } = await sell();
    clock.now += 15 * 86_400_000;
    const change = { choice: { plan: 'premium', interval: 'month' as const }, title: 'Premium' };
    expect(await provider.preview(sold, change)).toEqual({
      cents: 600,
      renewsAt: clock.now + 15 * 86_400_000,
    });
    const previewed = stripe.asked.at(-1)!.form;
    stripe.isDeclining = true;
    expect(await provider.change(sold, change)).toBe('declined');
    stripe.isDeclining = false;
    expect(await provider.change(sold, change)).toContainEqual(
      expect.objectContaining({
        fact: expect.objectContaining({
          kind: 'paid',
          cents: 600,
          choice: change.choice,
        }) as object,
      }),
    );
    const { form } = stripe.asked.at(-1)!;
    expect(form).toMatchObject({
      'items[0][price]': 'price_pm',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      proration_date: previewed['subscription_details[proration_date]'],
    });
  });

  it('reads of a change to a cheaper plan the new one, not the one that is given back', async () => {
    const { sold } = await sell();
    const to = (plan: string) => ({ choice: { plan, interval: 'month' as const }, title: plan });
    await provider.change(sold, to('premium'));
    clock.now += 86_400_000;
    const events = await provider.change(sold, to('ad-free'));
    expect(events[0]).toMatchObject({ fact: { kind: 'paid', choice: { plan: 'ad-free' } } });
  });

  it('tells of a payment that was refused, and when it is tried again', async () => {
    const { sold } = await sell();
    clock.now += 30 * 86_400_000;
    stripe.isDeclining = true;
    expect((await told(stripe.renew(sold.subscription)))!.fact).toEqual({
      kind: 'failed',
      invoice: expect.stringMatching(/^in_/) as string,
      cents: 1200,
      retriesAt: clock.now + 3 * 86_400_000,
    });
  });

  it('leads to its portal, for who has paid', async () => {
    const { sold } = await sell();
    expect(await provider.portal(sold, 'https://daily.test/back')).toBe(
      `https://billing.stripe.com/${sold.customer}`,
    );
    expect(await provider.portal({ ...sold, customer: null }, '/')).toBeNull();
  });

  it('says nothing of events that are about nothing of ours', async () => {
    expect(await told(stripe.event('charge.succeeded', {}))).toBeNull();
    expect(await told(stripe.event('invoice.paid', { id: 'in_x', status: 'paid' }))).toBeNull();
  });

  it('is down where it answers an error or nothing, in words that name the call', async () => {
    stripe.isDown = true;
    await expect(provider.checkout(orderOf(idOf()))).rejects.toThrow(PaymentDown);
    await expect(provider.checkout(orderOf(idOf()))).rejects.toThrow(
      'Stripe answers 500 POST /v1/checkout/sessions: down',
    );
    const nowhere = { ...STRIPE_ENV, STRIPE_API_BASE: 'http://127.0.0.1:1' };
    const away = readStripe(nowhere, examplePlans)!;
    await expect(away.checkout(orderOf(idOf()))).rejects.toThrow('Stripe does not answer');
  });
});

/** The same signature with another time. */
const withTime = (headers: Record<string, string>, seconds: number) => {
  const signature = headers['stripe-signature'] ?? '';
  return { ...headers, 'stripe-signature': signature.replace(/t=\d+/, `t=${seconds}`) };
};

describe('a message that says it is from Stripe', () => {
  const body = JSON.stringify({ id: 'evt_1', created: 1, type: 'other', data: { object: {} } });
  const read = (headers: Record<string, string>, text = body) =>
    provider.readWebhook(headers, Buffer.from(text));

  it('is taken with its signature, by one of several secrets', async () => {
    expect(await read(stripe.sign(body))).toBeNull();
    const env = { ...STRIPE_ENV, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_test' };
    const rotating = readStripe(env, examplePlans, () => clock.now)!;
    expect(await rotating.readWebhook(stripe.sign(body), Buffer.from(body))).toBeNull();
  });

  it.each<[string, () => Record<string, string>, string]>([
    ['without one', () => ({}), body],
    ['with one of another secret', () => stripe.sign(body, { secret: 'whsec_other' }), body],
    ['of another message', () => stripe.sign(body), `${body} `],
    ['six minutes late', () => stripe.sign(body, { at: clock.now - 360_000 }), body],
    ['six minutes early', () => stripe.sign(body, { at: clock.now + 360_000 }), body],
    [
      'with the time of another',
      () => withTime(stripe.sign(body), Math.floor(clock.now / 1000) + 1),
      body,
    ],
    [
      'with an empty signature',
      () => ({ 'stripe-signature': `t=${Math.floor(clock.now / 1000)},v1=` }),
      body,
    ],
    ['that is no JSON', () => stripe.sign('no'), 'no'],
  ])('is refused %s', async (_what, headers, text) => {
    await expect(read(headers(), text)).rejects.toThrow(
      expect.objectContaining({ name: 'WebhookRefused' }),
    );
  });
});

describe('the environment of Stripe', () => {
  it('is not there without a key', () => {
    expect(readStripe({}, examplePlans)).toBeNull();
  });

  it.each([
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET has to be set'],
    [{ STRIPE_PRICES: 'digital.month=price_dm' }, 'STRIPE_PRICES lacks digital.year'],
    [{ STRIPE_PRICES: 'gold.month=price_1' }, 'STRIPE_PRICES must be like'],
    [{ STRIPE_PRICES: 'digital.month' }, 'STRIPE_PRICES must be like'],
    [{ STRIPE_INTRO_COUPONS: '' }, 'STRIPE_INTRO_COUPONS lacks digital.month'],
    [{ STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE must be an https address'],
    [{ STRIPE_API_BASE: 'no address' }, 'STRIPE_API_BASE must be an https address'],
  ])('says what is wrong with %j', (changed, words) => {
    expect(() => readStripe({ ...STRIPE_ENV, ...changed }, examplePlans)).toThrow(words);
  });
});
