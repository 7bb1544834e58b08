import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';

import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import type { TestDatabase } from '../../content/testing/engines';
import type { MailMessage } from '../../mail/MailMessage';
import type { Grant, PayingReader } from '../options';
import type { PaymentProvider } from '../payments/PaymentProvider';
import { readStripe } from '../payments/readStripe';
import { TestProvider } from '../payments/test/TestProvider';
import { subscriptionService } from '../plugin';
import { Subscriptions } from '../Subscriptions';
import { examplePlans } from './examplePlans';
import { FakeStripe } from './FakeStripe';

export const ORIGIN = 'https://daily.test';
export const DAY = 86_400_000;
export const WEBHOOK_SECRET = 'whsec_test';

const PRICES = {
  price_dm: 1200,
  price_dy: 12_000,
  price_am: 1600,
  price_ay: 16_000,
  price_pm: 2400,
  price_py: 24_000,
};

export const STRIPE_ENV = {
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_PRICES:
    'digital.month=price_dm,digital.year=price_dy,ad-free.month=price_am,ad-free.year=price_ay,premium.month=price_pm,premium.year=price_py',
  STRIPE_INTRO_COUPONS: 'digital.month=intro',
};

/** The clock of a test, in ms since 1970. */
export interface Clock {
  now: number;
}

/** Subscriptions that keep what they grant and whom they write to. */
export async function openSubscriptions(
  { pool }: TestDatabase,
  clock: Clock,
  provider: PaymentProvider | null | 'test',
) {
  const granted = new Map<string, Grant>();
  const mails: MailMessage[] = [];
  const now = () => clock.now;
  const test = await TestProvider.open({
    pool,
    plans: examplePlans,
    checkoutUrl: (id) => `${ORIGIN}/gateway/subscriptions/test/${id}`,
    now,
  });
  const subscriptions = await Subscriptions.open({
    pool,
    website: 'daily',
    plans: examplePlans,
    provider: provider === 'test' ? test : provider,
    origin: () => ORIGIN,
    pages: dailyPages,
    contact: { phone: '215-555-0134', email: 'help@daily.test', hours: 'Every day' },
    timeZone: 'America/New_York',
    mailer: { post: async (mail) => void mails.push(mail) },
    grant: async (grant, transaction) => {
      expect((transaction as Kysely<unknown>).isTransaction).toBe(true);
      granted.set(grant.account, grant);
    },
    now,
  });
  /** What an account may do now. */
  const mayOf = (account: string): readonly string[] => {
    const grant = granted.get(account);
    return grant && grant.endsAt.getTime() > clock.now ? grant.permissions : [];
  };
  const subjects = (): string[] => mails.map(({ subject }) => subject);
  return { subscriptions, test, granted, mails, mayOf, subjects };
}

/** A buyer whom nobody knows yet. */
export function someone(): { id: string; email: string } {
  const id = randomUUID();
  return { id, email: `${id}@readers.test` };
}

/** Stripe as it is documented, and a provider that asks it. */
export async function openStripe(clock: Clock) {
  const stripe = new FakeStripe(WEBHOOK_SECRET, PRICES, { intro: 100 }, () => clock.now);
  await stripe.open();
  const env = { ...STRIPE_ENV, STRIPE_API_BASE: stripe.base };
  const provider = readStripe(env, examplePlans, () => clock.now)!;
  return { stripe, provider };
}

/** The service on a port, with readers by the value of their cookie `session`. */
export async function listen(
  subscriptions: Subscriptions,
  readers: Map<string, PayingReader>,
): Promise<{ app: FastifyInstance; origin: string }> {
  const app = Fastify();
  await app.register(subscriptionService, {
    prefix: '/gateway',
    subscriptions,
    readerOf: async ({ cookie = '' }) =>
      readers.get(/session=([\w-]+)/.exec(cookie)?.[1] ?? '') ?? null,
    signInPath: (to) => `/gateway/readers/sign-in?${new URLSearchParams({ to })}`,
    accountPath: '/account/subscription/',
    plansPath: { signedOut: '/subscribe_today/', signedIn: '/subscribe_loggedin/' },
    upgradePath: '/upgrade/',
    eEdition: 'https://edition.daily.test/',
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin };
}
