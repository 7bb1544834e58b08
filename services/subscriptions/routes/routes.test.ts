import { engines } from '../../content/testing/engines';
import type { PayingReader } from '../options';
import { openRoutes } from '../testing/openRoutes';
import { ORIGIN } from '../testing/openSubscriptions';

const REVIEW = '/gateway/subscriptions/checkout?plan=digital&interval=month';

describe.each(engines)('the subscription service on $name', (engine) => {
  const { readers, stripe, parts, signIn, ask, order, pay } = openRoutes(engine);

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
      'It renews automatically every month, first on Dec. 24, 2026, at $12 a month, until you cancel.',
    );
    expect(text).toContain('Cancel anytime online, with one button in your account.');
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
    expect(await parts().test.test.open(id)).toMatchObject({ cents: 100 });
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
    expect(await parts().test.subscriptions.everythingOf(reader.id)).toEqual([]);
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
    const { form } = stripe().asked.findLast(({ path }) => path === 'checkout/sessions')!;
    expect([form['success_url'], form['cancel_url']].map((url) => new URL(url!).origin)).toEqual([
      ORIGIN,
      ORIGIN,
    ]);
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
    const webhook = await fetch(`${parts().closed.origin}/gateway/subscriptions/webhook`, {
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
    const begun = await parts().test.subscriptions.begin(
      { id: reader.id, email: 'a@b.test' },
      { plan: 'digital', interval: 'year' },
    );
    const id = begun.kind === 'pay' ? begun.url.split('/').at(-1)! : '';
    await parts().test.test.pay(id, 'pays');
    await parts().test.subscriptions.comeBack(reader.id, id);
    readers.set(reader.id, { ...reader, isSubscribed: true });
    expect((await ask('/gateway/subscriptions/upgrade', { cookie: reader.cookie })).to).toBe(
      '/account/subscription/change/?plan=premium&interval=year',
    );
  });
});
