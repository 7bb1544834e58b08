import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';

import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import type { TestDatabase } from '../../content/testing/engines';
import type { MailMessage, MailTransport } from '../../mail/MailMessage';
import { Mailer } from '../../mail/Mailer';
import type { NewsletterServiceOptions, ReaderOf, SignedInReader } from '../options';
import type { Editions } from '../editions/Editions';
import type { EditionSettings } from '../editions/EditionSettings';
import { SendingResults } from '../editions/SendingResults';
import { newsletterService } from '../plugin';

export const SECRET = 'a secret of this deployment, long enough';
export const TOKEN = 'token-of-the-deployment';

export const CATALOGUE = {
  newsletters: [
    entry('CLOUT', 'Clout', 'pref-clout'),
    entry('LETS-EAT', "Let's Eat", 'pref-lets-eat'),
    entry('SPORTS-DAILY-ALL', 'Sports Daily', 'pref-sports-daily'),
  ],
  consents: [
    { name: 'Marketing_Communications', title: 'Offers', description: 'Offers.' },
    { name: 'E-Edition', title: 'The e-edition', description: 'Each morning.' },
  ],
  sources: { website: 'WEB', newsroom: 'NWS' },
  zipTiers: { core: ['19103'], extended: ['08108'], outer: ['08401'] },
};

function entry(id: string, title: string, preferenceId: string) {
  return { id, title, preferenceId, listName: title, description: 'About it.', frequency: 'Daily' };
}

/** The service with a real queue of mails; who is signed in is named by the header `x-reader`. */
export interface TestNewsletters {
  app: FastifyInstance;
  /** ms since 1970: what the service takes for now. */
  clock: { now: number };
  /** Mails that went out, oldest first. */
  mails: () => Promise<MailMessage[]>;
  mailer: Mailer;
  results: SendingResults;
  /** Where editions are sent (`options.editions`). */
  editions: () => Editions;
  form: (
    path: string,
    fields: Record<string, string | string[]>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  json: (
    path: string,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

/** Headers of who is signed in with an address, as pages of ours send them. */
export const signedIn = (email: string): Record<string, string> => ({
  'x-reader': email,
  'x-csrf-token': `token of ${email}`,
  'sec-fetch-site': 'same-origin',
});

export const bearer = { authorization: `Bearer ${TOKEN}` };

const readerOf: ReaderOf = async (headers) => {
  const email = headers['x-reader'];
  if (typeof email !== 'string') return null;
  return { id: email, email, token: `token of ${email}` } satisfies SignedInReader;
};

export async function openNewsletters(
  { pool }: TestDatabase,
  {
    editions,
    send = async () => undefined,
    ...options
  }: Pick<NewsletterServiceOptions, 'captcha'> & {
    editions?: EditionSettings;
    /** What the mail server says to a mail. */
    send?: MailTransport['send'];
  } = {},
): Promise<TestNewsletters> {
  const sent: MailMessage[] = [];
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const results = await SendingResults.open({ pool, website: 'daily', now: () => clock.now });
  let opened: Editions | null = null;
  const mailer = await Mailer.open({
    pool,
    transport: {
      send: async (envelope) => {
        await send(envelope);
        sent.push(envelope.message);
      },
      close: () => undefined,
    },
    from: '"The Daily" <news@daily.example>',
    secrets: [SECRET],
    log: { error: () => undefined },
    onRefused: (refusal) => results.refused(refusal),
    now: () => clock.now,
  });
  const app = Fastify();
  await app.register(newsletterService, {
    prefix: '/gateway',
    pool,
    website: 'daily',
    ...CATALOGUE,
    pages: dailyPages,
    mailer,
    origin: () => 'https://daily.example',
    accountPath: '/account/newsletters/',
    secrets: [SECRET],
    token: TOKEN,
    results,
    ...(editions && { editions: { ...editions, onOpen: (made: Editions) => (opened = made) } }),
    readerOf,
    clientHeader: 'x-client',
    now: () => clock.now,
    ...options,
  });
  const host = { host: 'daily.example' };
  return {
    app,
    clock,
    mailer,
    results,
    editions: () => {
      if (!opened) throw new Error('No editions are sent here.');
      return opened;
    },
    mails: async () => {
      await mailer.sendDue();
      return sent;
    },
    form: (path, fields, headers = {}) => {
      const pairs = Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one]),
      );
      return app.inject({
        method: 'POST',
        url: `/gateway${path}`,
        payload: new URLSearchParams(pairs).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...host, ...headers },
      });
    },
    get: (path, headers = {}) =>
      app.inject({ method: 'GET', url: `/gateway${path}`, headers: { ...host, ...headers } }),
    json: (path, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `/gateway${path}`,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...host, ...headers },
      }),
    close: () => app.close(),
  };
}
