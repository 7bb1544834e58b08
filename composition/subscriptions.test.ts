import { engines, type TestDatabase } from '../services/content/testing/engines';
import type { Mailer } from '../services/mail/Mailer';
import { openSubscriptions } from './subscriptions';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  STRIPE_PRICES: ['digital', 'digital-ad-free', 'premium']
    .flatMap((plan) => [`${plan}.month=price_1`, `${plan}.year=price_2`])
    .join(','),
  STRIPE_INTRO_COUPONS: 'digital.month=intro',
};
const PUBLIC = { SITE_ORIGIN: 'https://www.daily.example' };

describe.each(engines)('who is paid, on $name', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => database.close());

  const providerOf = async (env: Record<string, string>, isDemo = true) => {
    const context = { pool: database.pool, website: 'daily', base: () => 'http://localhost:3000' };
    const mailer = {} as Mailer;
    const { options } = await openSubscriptions(env, context, { isDemo, mailer });
    return options.provider?.name ?? null;
  };

  it.each<[string, Record<string, string>, boolean, string | null]>([
    ['tests, where the demo runs on one’s own machine', {}, true, 'test'],
    ['nobody, where there is no demo', {}, false, null],
    ['tests, where they are asked for', { PAYMENTS: 'test' }, false, 'test'],
    [
      'tests, where the address is one’s own machine',
      { SITE_ORIGIN: 'http://127.0.0.1:3000' },
      true,
      'test',
    ],
    ['nobody, on a public site', PUBLIC, true, null],
    ['Stripe, with its key', { ...PUBLIC, ...STRIPE }, true, 'stripe'],
    ['Stripe, on one’s own machine, too', STRIPE, true, 'stripe'],
    ['nobody, where that is asked for', { ...STRIPE, PAYMENTS: 'off' }, true, null],
    [
      'nobody, where subscribers are kept elsewhere',
      { ...STRIPE, SUBSCRIBERS_BASE: 'https://s.example' },
      true,
      null,
    ],
  ])('is %s', async (_who, env, isDemo, name) => {
    expect(await providerOf(env, isDemo)).toBe(name);
  });

  it.each([
    [{ ...PUBLIC, PAYMENTS: 'test' }, 'PAYMENTS=test is for your own machine'],
    [{ PAYMENTS: 'stripe' }, 'PAYMENTS=stripe needs STRIPE_SECRET_KEY'],
    [{ PAYMENTS: 'gold' }, 'PAYMENTS must be stripe, test or off'],
    [{ ...STRIPE, STRIPE_PRICES: '' }, 'STRIPE_PRICES lacks digital.month'],
  ])('is asked for in a wrong way: %j', async (env, words) => {
    await expect(providerOf(env as unknown as Record<string, string>)).rejects.toThrow(words);
  });
});
