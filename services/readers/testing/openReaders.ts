import Fastify, { type FastifyInstance } from 'fastify';

import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import { contentService } from '../../content/plugin';
import type { TestDatabase } from '../../content/testing/engines';
import { accountsIn } from '../../identity/accounts/accountsIn';
import { identityService } from '../../identity/plugin';
import { readersClient } from '../../identity/readersClient';
import { Browser } from '../../identity/testing/Browser';
import type { ReadersOptions } from '../options';
import { accountService, readerService } from '../plugin';
import { Readers } from '../Readers';

export const TOKEN = 'token-of-the-deployment';
export const SECRET = 'a secret of the deployment, long enough';
const CLIENT_SECRET = 'a secret of the client, long enough';
const password = 'ten days in a mad-house';

/** Readers with an account at the identity service. */
export const nelly = { email: 'nelly@readers.test', name: 'Nelly Bly' };
export const paul = { email: 'paul@readers.test', name: 'Paul <script>alert(1)</script>' };
export const subscriber = { email: 'subscriber@readers.test', name: 'Sue Subscriber' };
export const staff = { email: 'ida@daily.test', name: 'Ida' };

/** A site with readers, beside our identity and content services, on a port of its own. */
export async function openReaders(
  database: TestDatabase,
  changed: Partial<ReadersOptions> = {},
): Promise<ReadersSite> {
  const { pool } = database;
  const app = Fastify();
  let origin = '';
  const warnings: string[] = [];
  const log = {
    warn: (_about: object, words: string) => void warnings.push(words),
    error: (_about: object, words: string) => void warnings.push(words),
  };
  const readers = await Readers.open({
    pool,
    website: 'daily',
    origin: () => origin,
    secrets: [SECRET],
    provider: () => ({
      issuer: `${origin}/gateway/identity`,
      clientId: 'broadsheet-readers',
      clientSecret: CLIENT_SECRET,
      local: origin,
    }),
    subscribersBase: () => `${origin}/gateway`,
    token: TOKEN,
    contentBase: () => `${origin}/gateway`,
    companyDomains: ['paper.test', 'daily.test'],
    pages: dailyPages,
    timeZone: 'America/New_York',
    subscribers: [
      {
        email: subscriber.email,
        productCode: 'digital',
        permissions: ['digital', 'e-edition'],
        hasAdsFreeReading: true,
      },
    ],
    clientHeader: 'x-client',
    log,
    ...changed,
  });
  await app.register(contentService, {
    prefix: '/gateway',
    pool,
    token: TOKEN,
    website: 'daily',
    signImage: (id) => id,
  });
  await app.register(identityService, {
    prefix: '/gateway',
    pool,
    token: TOKEN,
    secrets: [SECRET],
    issuer: () => `${origin}/gateway/identity`,
    clients: [readersClient(CLIENT_SECRET)],
    pages: dailyPages,
    mailer: { post: async () => undefined },
    onSignedOut: (accountId) => readers.signOut(accountId),
    onChanged: (account) => readers.takeOver(account),
    clientHeader: 'x-client',
  });
  await app.register(readerService, { prefix: '/gateway', readers });
  await app.register(accountService, { prefix: '/account', readers });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const accounts = await accountsIn(pool);
  for (const one of [nelly, paul, subscriber, staff]) await accounts.save({ ...one, password });

  const at = (path: string) => `${origin}${path}`;
  const isBack = (url: string) => url.startsWith(at('/gateway/readers/callback'));

  /** Signs in at the provider, and stops before the site hears of it. */
  const comeBack = async (
    browser: Browser,
    path = '/gateway/readers/sign-in?to=/',
    { email }: { email: string } = nelly,
  ): Promise<string> => {
    const { url, response } = await browser.follow(at(path), isBack);
    if (isBack(url)) return url;
    if (response?.status !== 200) throw new Error(`The provider answers ${response?.status}.`);
    const answer = await browser.submit(url, { email, password });
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`Not signed in (${answer.status}).`);
    return (await browser.follow(new URL(next, url).href, isBack)).url;
  };
  const signIn = async (who = nelly, path?: string): Promise<Browser> => {
    const browser = new Browser();
    const answer = await browser.ask(await comeBack(browser, path, who));
    if (answer.status !== 303) throw new Error(`The site answers ${answer.status}.`);
    return browser;
  };
  const me = async (browser: Browser): Promise<Me> =>
    (await (await browser.ask(at('/gateway/readers/me'))).json()) as Me;
  /** Calls as a script of ours does, with the token of the session. */
  const call = async (
    browser: Browser,
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const { pmnCookie = '' } = method === 'GET' ? {} : await me(browser);
    const response = await browser.ask(at(`/gateway/readers${path}`), {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': pmnCookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const page = async (browser: Browser, path: string) => {
    const response = await browser.ask(at(path));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { app, origin, at, readers, warnings, comeBack, signIn, me, call, page, pool };
}

export interface Me {
  state: string;
  auth0Id?: string;
  email?: string;
  pmnCookie?: string;
  [key: string]: unknown;
}

export interface ReadersSite {
  app: FastifyInstance;
  origin: string;
  at: (path: string) => string;
  readers: Readers;
  warnings: string[];
  comeBack: (browser: Browser, path?: string, who?: { email: string }) => Promise<string>;
  signIn: (who?: { email: string; name: string }, path?: string) => Promise<Browser>;
  me: (browser: Browser) => Promise<Me>;
  call: (
    browser: Browser,
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  page: (
    browser: Browser,
    path: string,
  ) => Promise<{ status: number; headers: Headers; text: string }>;
  pool: TestDatabase['pool'];
}
