import fc from 'fast-check';

import { engines, type TestDatabase } from '../content/testing/engines';
import { SESSION_COOKIE } from './Readers';
import { READER_COOKIE } from './rules/readerCookie';
import { IDLE_MS, LONGEST_MS, MAX_SESSIONS } from './rules/sessionLife';
import {
  openReaders,
  paul,
  staff,
  subscriber,
  TOKEN,
  type ReadersSite,
} from './testing/openReaders';

/** Someone of whom a provider knows no address. */
const KNOWN = {
  identity: { issuer: 'own', subject: 'known', email: null },
  name: 'Known',
  who: null,
  idToken: 'token',
};

describe.each(engines)('Readers are signed in, on $name', (engine) => {
  let database: TestDatabase;
  let site: ReadersSite;
  let now = 0;

  beforeAll(async () => {
    database = await engine.open();
    site = await openReaders(database, { now: () => Date.now() + now });
  });
  afterAll(async () => {
    await site.app.close();
    await database.close();
  });
  afterEach(() => {
    now = 0;
  });

  it('and stay so for 30 days without a visit, with visits for 90, and no longer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 45 * 24 }), { minLength: 1, maxLength: 12 }),
        async (hours) => {
          now = 0;
          const startedAt = Date.now();
          const { key } = await site.readers.open(KNOWN, { headers: {}, isProved: false });
          let isAlive = true;
          for (const wait of hours) {
            now += wait * 3_600_000;
            const age = Date.now() + now - startedAt;
            isAlive &&= wait * 3_600_000 < IDLE_MS && age < LONGEST_MS;
            // Too near to an end to say: the minutes in which a use is not written down.
            if (Math.abs(age - LONGEST_MS) < 120_000 || wait * 3_600_000 === IDLE_MS) return;
            const reader = await site.readers.readerOf({ cookie: `${SESSION_COOKIE}=${key}` });
            expect([wait, reader !== null]).toEqual([wait, isAlive]);
            if (reader) expect(reader.session.seconds * 1000).toBeLessThanOrEqual(IDLE_MS + 1000);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('and have proved who they are for ten minutes, where they did', async () => {
    const isProved = async (proves: boolean) => {
      const { key } = await site.readers.open(KNOWN, { headers: {}, isProved: proves });
      const seen: unknown[] = [];
      for (const minutes of [0, 9, 11]) {
        now = minutes * 60_000;
        const reader = await site.readers.readerOf({ cookie: `${SESSION_COOKIE}=${key}` });
        seen.push(reader?.session.isProved);
      }
      now = 0;
      return seen;
    };
    expect(await isProved(true)).toEqual([true, true, false]);
    expect(await isProved(false)).toEqual([false, false, false]);
  });

  it('and what has ended is removed', async () => {
    await site.signIn();
    now = LONGEST_MS + 3_600_000;
    await site.readers.tidy();
    expect((await site.pool.query('select from readers.sessions')).rowCount).toBe(0);
  });

  it.each([
    ['is disabled', 'PATCH', '', { state: 'disabled' }],
    ['gets another password', 'PATCH', '', { password: 'around the world in 72 days' }],
    ['is signed out everywhere', 'DELETE', '/sessions', null],
  ] as const)('until their account at our own provider %s', async (_what, method, path, body) => {
    const [browser, other] = [await site.signIn(paul), await site.signIn(staff)];
    const account = `${site.at('/gateway/identity/accounts/')}${paul.email}`;
    const call = (asked: { method: string; body?: string }, to = '') =>
      fetch(account + to, {
        ...asked,
        headers: {
          authorization: `Bearer ${TOKEN}`,
          ...(asked.body && { 'content-type': 'application/json' }),
        },
      });
    const answer = await call({ method, ...(body && { body: JSON.stringify(body) }) }, path);
    expect(answer.ok).toBe(true);
    expect(await site.me(browser)).toEqual({ state: 'Logged Out' });
    expect((await site.me(other)).state).toBe('Logged In');
    await call({
      method: 'PATCH',
      body: JSON.stringify({ state: 'active', password: 'ten days in a mad-house' }),
    });
  });

  it(`on ${MAX_SESSIONS} devices; the one that was away longest makes room`, async () => {
    const first = await site.signIn(staff);
    const { rows } = await site.pool.query(
      'select account_id from readers.sessions order by started_at desc limit 1',
    );
    await site.pool.query(
      `insert into readers.sessions
       select 'digest' || n, 'device' || n, $1, '', 'Firefox', $3::timestamptz, $3::timestamptz + interval '1 minute',
         $3::timestamptz + interval '1 day', null
       from generate_series(1, $2::int) n`,
      [rows[0].account_id, MAX_SESSIONS - 1, new Date()],
    );
    expect((await site.me(first)).state).toBe('Logged In');
    await site.signIn(staff);
    expect(await site.me(first)).toEqual({ state: 'Logged Out' });
    const { rowCount } = await site.pool.query(
      'select from readers.sessions where account_id = $1',
      [rows[0].account_id],
    );
    expect(rowCount).toBe(MAX_SESSIONS);
  });

  it('and out by a form of ours, at the provider, too', async () => {
    const browser = await site.signIn();
    const key = browser.cookies.get(SESSION_COOKIE)!.value;
    const answer = await browser.submit(site.at('/gateway/readers/sign-out'), {});
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('/gateway/identity/session/end?');
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(browser.cookies.has(READER_COOKIE)).toBe(false);
    expect(await site.readers.readerOf({ cookie: `${SESSION_COOKIE}=${key}` })).toBeNull();
    const said = await site.page(browser, '/gateway/readers/signed-out');
    expect(said.text).toContain('You are signed out');
  });

  it('and are not signed out by a page of another site', async () => {
    const browser = await site.signIn();
    const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
    const answer = await browser.submit(site.at('/gateway/readers/sign-out'), {}, foreign);
    expect(answer.status).toBe(403);
    expect((await site.me(browser)).state).toBe('Logged In');
  });

  it('and out everywhere at once, but for others', async () => {
    const [one, two, other] = [
      await site.signIn(),
      await site.signIn(),
      await site.signIn(subscriber),
    ];
    await one.submit(site.at('/gateway/readers/sign-out'), { everywhere: '1' });
    expect((await site.me(two)).state).toBe('Logged Out');
    expect((await site.me(other)).state).toBe('Subscribed');
  });
});
