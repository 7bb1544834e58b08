import type { FastifyInstance } from 'fastify';

import type { engines, TestDatabase } from '../../content/testing/engines';
import type { PayingReader } from '../options';
import type { FakeStripe } from './FakeStripe';
import { listen, openStripe, openSubscriptions, someone } from './openSubscriptions';

/**
 * The service on a database for the tests of a `describe`, three times: paid by the test provider, by Stripe as it
 * is documented, and where nothing is sold.
 */
export function openRoutes(engine: (typeof engines)[number]) {
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
  return {
    clock,
    readers,
    stripe: () => stripe,
    parts: () => parts,
    signIn,
    ask,
    order,
    pay,
  };
}
