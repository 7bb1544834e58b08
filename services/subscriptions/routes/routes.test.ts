import type { FastifyInstance } from 'fastify';

import { engines, type TestDatabase } from '../../content/testing/engines';
import type { PayingReader } from '../options';
import type { FakeStripe } from '../testing/FakeStripe';
import {
  listen,
  openStripe,
  openSubscriptions,
  ORIGIN,
  someone,
} from '../testing/openSubscriptions';

jest.setTimeout(120_000);

const REVIEW = '/gateway/subscriptions/checkout?plan=digital&interval=month';

describe.each(engines)('the subscription service on $name', (engine) => {
  let database: TestDatabase;
  const clock = { now: Date.parse('2026-11-24T17:00:00Z') };
  const readers = new Map<string, PayingReader>();
  const apps: FastifyInstance[] = [];
  let stripe: FakeStripe;
  let parts: Record<
    'test' | 'stripe' | 'closed',
    { origin: string } & Awaited<ReturnType<typeof openSubscriptions>>
  >;

  beforeAll(async () => {
    database = await engine.open();
    const opened = await openStripe(clock);
    stripe = opened.stripe;
    const mount = async (provider: Parameters<typeof openSubscriptions>[2]) => {
      const open = await openSubscriptions(database, clock, provider);
      const { app, origin } = await listen(open.subscriptions, readers);
      apps.push(app);
      return { ...open, origin };
    };
    parts = {
      test: await mount('test'),
      stripe: await mount(opened.provider),
      closed: await mount(null),
    };
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await stripe.close();
    await database.close();
  });

  const signIn = (changed: Partial<PayingReader> = {}): PayingReader & { cookie: string } => {
    const { id, email } = someone();
    const reader = {
      id,
      email,
      isSubscribed: false,
      hasEEdition: false,
      token: `t-${id}`,
      ...changed,
    };
    readers.set(id, reader);
    return { ...reader, cookie: `session=${id}` };
  };
  const ask = async (
    path: string,
    {
      on = 'test',
      cookie = '',
      headers = {},
      form,
    }: {
      on?: 'test' | 'stripe' | 'closed';
      cookie?: string;
      headers?: Record<string, string>;
      form?: Record<string, string>;
    } = {},
  ) => {
    const response = await fetch(parts[on].origin + path, {
      redirect: 'manual',
      headers: {
        cookie,
        ...(headers['origin'] ? {} : { 'sec-fetch-site': 'same-origin' }),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form).toString() } : {}),
    });
    return {
      status: response.status,
      to: response.headers.get('location'),
      headers: response.headers,
      text: await response.text(),
    };
  };
  const order = (reader: PayingReader, more: Record<string, string> = {}) => ({
    csrf: reader.token,
    plan: 'digital',
    interval: 'month',
    agree: 'yes',
    ...more,
  });
  const pay = async (reader: PayingReader & { cookie: string }, on: 'test' | 'stripe' = 'test') =>
    ask('/gateway/subscriptions/pay', { on, cookie: reader.cookie, form: order(reader) });
  const pathOf = (url: string | null): string => new URL(url ?? '').pathname;

  it('tells everybody what is sold, and nothing of who may do what', async () => {
    const { text, headers } = await ask('/gateway/subscriptions/plans');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const offer = JSON.parse(text) as { isOpen: boolean; plans: object[] };
    expect(offer.isOpen).toBe(true);
    expect(Object.keys(offer.plans[0]!)).toEqual(
      ['id', 'name', 'summary', 'features', 'prices', 'isFeatured'], // prettier-ignore
    );
  });

  it('takes a plan from a cached page to its review, by an address that can be come back to', async () => {
    const form = { plan: 'digital', interval: 'month' };
    const { status, to } = await ask('/gateway/subscriptions/checkout', { form });
    expect([status, to]).toEqual([303, REVIEW]);
    const unknown = await ask('/gateway/subscriptions/checkout', {
      form: { ...form, plan: 'gold' },
    });
    expect(unknown.status).toBe(404);
  });

  it('says price, term and how to cancel before anything is asked, and keeps that from caches', async () => {
    const { text, headers } = await ask(REVIEW);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).toContain(
      'It renews by itself every month, first on Dec. 24, 2026, at $12 a month, until you cancel.',
    );
    expect(text).toContain('Cancel at any time in your account, online, with one button.');
    expect(text).toMatch(/<dt>Today<\/dt>\s*<dd>\$1<\/dd>/);
    const back = new URLSearchParams({ to: REVIEW }).toString();
    expect(text).toContain(`/gateway/readers/sign-in?${back}`.replaceAll('&', '&amp;'));
    expect(text).not.toContain('name="csrf"');
  });

  it('lets who is signed in agree and pay, and takes no amount from the browser', async () => {
    const reader = signIn();
    expect((await ask(REVIEW, { cookie: reader.cookie })).text).toContain(reader.token);
    const { to } = await ask('/gateway/subscriptions/pay', {
      cookie: reader.cookie,
      form: order(reader, { cents: '1', price: '0', amount: '1' }),
    });
    expect(to).toMatch(new RegExp(`^${ORIGIN}/gateway/subscriptions/test/[\\da-f-]{36}$`));
    const id = to!.split('/').at(-1)!;
    expect(await parts.test.test.open(id)).toMatchObject({ cents: 100 });
  });

  it.each<[string, object, number]>([
    ['without its token', { form: { csrf: '' } }, 403],
    ['with that of another session', { form: { csrf: 't-other' } }, 403],
    ['from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['from another origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['without agreeing to the price', { form: { agree: '' } }, 400],
    ['for a plan that is not sold', { form: { plan: 'gold' } }, 404],
  ])('begins no payment %s', async (_what, changed, expected) => {
    const reader = signIn();
    const { form = {}, headers = {} } = changed as Partial<
      Record<'form' | 'headers', Record<string, string>>
    >;
    const { status } = await ask('/gateway/subscriptions/pay', {
      cookie: reader.cookie,
      headers,
      form: order(reader, form),
    });
    expect(status).toBe(expected);
    expect(await parts.test.subscriptions.everythingOf(reader.id)).toEqual([]);
  });

  it('sells nothing to who subscribes already, here or elsewhere, nor to who has no email', async () => {
    for (const changed of [{ isSubscribed: true }, { email: null }]) {
      const reader = signIn(changed);
      expect((await ask(REVIEW, { cookie: reader.cookie })).status).toBe(409);
      expect((await pay(reader)).status).toBe(409);
    }
    const stranger = await ask('/gateway/subscriptions/pay', { form: order(signIn()) });
    expect([stranger.status, stranger.to]).toEqual([303, '/subscribe_today/']);
  });

  it('leads nowhere but to our own pages and the provider’s', async () => {
    const reader = signIn();
    for (const more of [
      '&returnTo=https://evil.example',
      '&to=//evil.example',
      '&done_url=//evil.example',
    ]) {
      const { text } = await ask(REVIEW + more, { cookie: reader.cookie });
      expect(text).not.toContain('evil.example');
    }
    const sold = await ask('/gateway/subscriptions/pay', {
      on: 'stripe',
      cookie: reader.cookie,
      form: order(reader, { returnTo: 'https://evil.example' }),
    });
    expect(new URL(sold.to!).origin).toBe('https://checkout.stripe.com');
    const { form } = stripe.asked.findLast(({ path }) => path === 'checkout/sessions')!;
    expect([form['success_url'], form['cancel_url']].map((url) => new URL(url!).origin)).toEqual([
      ORIGIN,
      ORIGIN,
    ]);
  });

  describe('the test provider', () => {
    const checkoutOf = async (reader: PayingReader & { cookie: string }) =>
      pathOf((await pay(reader)).to);

    it('declines one card, knows another as expired, takes a third, and then nothing more', async () => {
      const reader = signIn();
      const path = await checkoutOf(reader);
      const with_ = (card: string) =>
        ask(path, { cookie: reader.cookie, form: { csrf: reader.token, card } });
      const declined = await with_('4000 0000 0000 0002');
      expect([declined.status, /declined/.test(declined.text)]).toEqual([402, true]);
      const expired = await with_('4000000000000069');
      expect([expired.status, /has expired/.test(expired.text)]).toEqual([402, true]);
      expect((await with_('5555 5555 5555 4444')).status).toBe(402);
      const paid = await with_('4242 4242 4242 4242');
      expect(paid.status).toBe(303);
      expect((await with_('4242 4242 4242 4242')).status).toBe(404);
      const done = new URL(paid.to!);
      const { to } = await ask(done.pathname + done.search, { cookie: reader.cookie });
      expect(to).toBe('/account/subscription/?done=subscribed');
      expect(parts.test.mayOf(reader.id)).toEqual(['digital']);
    });

    it('shows and takes the order of its reader alone', async () => {
      const path = await checkoutOf(signIn());
      const other = signIn();
      expect((await ask(path, { cookie: other.cookie })).status).toBe(404);
      const form = { csrf: other.token, card: '4242424242424242' };
      expect((await ask(path, { cookie: other.cookie, form })).status).toBe(404);
      expect((await ask(path)).to).toMatch(/sign-in/);
    });

    it('takes no payment that another page sends', async () => {
      const reader = signIn();
      const path = await checkoutOf(reader);
      const form = { csrf: reader.token, card: '4242424242424242' };
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await ask(path, { cookie: reader.cookie, form, headers })).status).toBe(403);
      expect(
        (await ask(path, { cookie: reader.cookie, form: { ...form, csrf: 'x' } })).status,
      ).toBe(403);
    });

    it('is not there for who comes by a public name', async () => {
      const reader = signIn();
      const path = await checkoutOf(reader);
      const { hostname, port } = new URL(parts.test.origin);
      const http = await import('node:http');
      const status = await new Promise((resolve, reject) => {
        const headers = { host: 'www.daily.example', cookie: reader.cookie };
        http
          .get({ hostname, port, path, headers }, (answer) => resolve(answer.statusCode))
          .on('error', reject);
      });
      expect(status).toBe(404);
    });

    it('is not mounted beside Stripe', async () => {
      expect(
        (await ask(await checkoutOf(signIn()), { on: 'stripe', cookie: signIn().cookie })).status,
      ).toBe(404);
    });
  });

  describe('what Stripe sends', () => {
    const send = async (body: string, headers: Record<string, string>) => {
      const response = await fetch(`${parts.stripe.origin}/gateway/subscriptions/webhook`, {
        method: 'POST',
        body,
        headers,
      });
      return { status: response.status, body: (await response.json()) as object };
    };
    const bought = async () => {
      const reader = signIn();
      const { to } = await pay(reader, 'stripe');
      const events = stripe.pay(to!.split('/').at(-1)!);
      return { reader, body: JSON.stringify(events.at(-1)) };
    };

    it('counts with its signature, and once however often it comes', async () => {
      const { reader, body } = await bought();
      for (let times = 0; times < 3; times += 1)
        expect(await send(body, stripe.sign(body))).toEqual({
          status: 200,
          body: { isTaken: true },
        });
      expect(parts.stripe.mayOf(reader.id)).toEqual(['digital']);
      expect(parts.stripe.mails.filter(({ to }) => to.address === reader.email)).toHaveLength(1);
    });

    it('counts for nothing where it is forged, changed on its way, or old', async () => {
      const { reader, body } = await bought();
      const old = stripe.sign(body, { at: clock.now - 3_600_000 });
      const premium = body.replaceAll('price_dm', 'price_pm');
      for (const [text, headers] of [
        [body, { 'content-type': 'application/json' }],
        [body, stripe.sign(body, { secret: 'guess' })],
        [premium, stripe.sign(body)],
        [body, old],
      ] as const)
        expect([400, 401]).toContain((await send(text, { ...headers })).status);
      expect(parts.stripe.mayOf(reader.id)).toEqual([]);
    });

    it('is answered with an error where it could not be kept, so that it comes again', async () => {
      const { reader, body } = await bought();
      const unknown = body.replaceAll('price_dm', 'price_of_nobody');
      expect((await send(unknown, stripe.sign(unknown))).status).toBe(500);
      expect(parts.stripe.mayOf(reader.id)).toEqual([]);
    });

    it('is answered, and left, where it is about nothing of ours', async () => {
      const body = JSON.stringify(stripe.event('customer.created', { id: 'cus_1' }));
      expect(await send(body, stripe.sign(body))).toEqual({
        status: 200,
        body: { isTaken: false },
      });
    });
  });

  it('says how else to subscribe where nothing is sold, without a control that does nothing', async () => {
    const on = 'closed';
    expect(JSON.parse((await ask('/gateway/subscriptions/plans', { on })).text)).toMatchObject({
      isOpen: false,
    });
    const { status, text } = await ask(REVIEW, { on });
    expect(status).toBe(200);
    expect(text).toContain('tel:+12155550134');
    expect(text).toContain('mailto:help@daily.test');
    expect(text).not.toMatch(/<form|<button/);
    const webhook = await fetch(`${parts.closed.origin}/gateway/subscriptions/webhook`, {
      method: 'POST',
      body: '{}',
    });
    expect(webhook.status).toBe(401);
  });

  it.each<[string, Partial<PayingReader> | null, string, string]>([
    ['nobody', null, '/upgrade/', '/gateway/subscriptions/checkout?plan=premium&interval=month'],
    [
      'who does not subscribe',
      {},
      '/upgrade/',
      '/gateway/subscriptions/checkout?plan=premium&interval=month',
    ],
    [
      'who subscribes without it elsewhere',
      { isSubscribed: true },
      '/upgrade/',
      '/account/subscription/',
    ],
    [
      'who has it',
      { isSubscribed: true, hasEEdition: true },
      'https://edition.daily.test/',
      'https://edition.daily.test/',
    ],
  ])(
    'leads %s to the e-edition or to what it costs, by what they have (widgets §2)',
    async (_who, who, edition, upgrade) => {
      const cookie = who ? signIn(who).cookie : '';
      expect((await ask('/gateway/subscriptions/e-edition', { cookie })).to).toBe(edition);
      expect((await ask('/gateway/subscriptions/upgrade', { cookie })).to).toBe(upgrade);
    },
  );

  it('leads who bought a plan without the e-edition to the change of it', async () => {
    const reader = signIn();
    const begun = await parts.test.subscriptions.begin(
      { id: reader.id, email: 'a@b.test' },
      { plan: 'digital', interval: 'year' },
    );
    const id = begun.kind === 'pay' ? begun.url.split('/').at(-1)! : '';
    await parts.test.test.pay(id, 'pays');
    await parts.test.subscriptions.comeBack(reader.id, id);
    readers.set(reader.id, { ...reader, isSubscribed: true });
    expect((await ask('/gateway/subscriptions/upgrade', { cookie: reader.cookie })).to).toBe(
      '/account/subscription/change/?plan=premium&interval=year',
    );
  });
});
