import fc from 'fast-check';

import { engines, type TestDatabase } from '../content/testing/engines';
import { Browser } from '../identity/testing/Browser';
import { SESSION_COOKIE } from './Readers';
import { READER_COOKIE } from './rules/readerCookie';
import { ownPath } from './rules/ownPath';
import { IDLE_MS, LONGEST_MS, MAX_SESSIONS } from './rules/sessionLife';
import {
  nelly,
  openReaders,
  staff,
  subscriber,
  type ReadersSite,
  paul,
  TOKEN,
} from './testing/openReaders';

jest.setTimeout(120_000);

/** Someone of whom a provider knows no address. */
const KNOWN = {
  identity: { issuer: 'own', subject: 'known', email: null },
  name: 'Known',
  who: null,
  idToken: 'token',
};

describe.each(engines)('Readers sign in, on $name', (engine) => {
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

  it('at our identity service, and come back to the page that they were on', async () => {
    const browser = new Browser();
    const back = await site.comeBack(browser, '/gateway/readers/sign-in?to=/news/story/?page=2');
    const answer = await browser.ask(back);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/news/story/?page=2']);
    const me = await browser.ask(site.at('/gateway/readers/me'));
    expect(me.headers.get('cache-control')).toBe('private, no-store');
    expect(await me.json()).toEqual({
      state: 'Logged In',
      auth0Id: expect.stringMatching(/./),
      email: nelly.email,
      name: nelly.name,
      hasAdsFreeReading: 0,
      isInternal: false,
      isPremium: false,
      sf_product_code: null,
      userPermissions: [],
      pmnCookie: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('and the provider learns where they were, so that its mails lead there', async () => {
    const begun = await new Browser().ask(site.at('/gateway/readers/sign-in?to=/sports/'));
    const asked = new URL(begun.headers.get('location')!).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'broadsheet-readers',
      return_to: '/sports/',
      code_challenge_method: 'S256',
      redirect_uri: site.at('/gateway/readers/callback'),
    });
  });

  it('and their pages know no more than what they need: the key is closed, the state says no name', async () => {
    const browser = await site.signIn(subscriber);
    const session = browser.cookies.get(SESSION_COOKIE)!;
    expect(session.value).toMatch(/^[\w-]{43}$/);
    expect(session.attributes).toBe('Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000');
    const state = browser.cookies.get(READER_COOKIE)!;
    expect(state.value).toBe('subscribed.ads-free.premium');
    expect(state.attributes).toBe('Path=/; SameSite=Lax; Max-Age=2592000');
    const kept = JSON.stringify((await site.pool.query('select * from readers.sessions')).rows);
    expect(kept).not.toContain(session.value);
    expect(kept).not.toContain('eyJ');
  });

  it('and the subscriber calls say who subscribes, and the address who is staff', async () => {
    expect(await site.me(await site.signIn(subscriber))).toMatchObject({
      state: 'Subscribed',
      hasAdsFreeReading: 1,
      isPremium: true,
      isInternal: false,
      sf_product_code: 'digital',
      userPermissions: ['digital', 'e-edition'],
    });
    expect(await site.me(await site.signIn(staff))).toMatchObject({
      state: 'Logged In',
      isInternal: true,
    });
  });

  it('and a new key is given each time; the old one is good no more', async () => {
    const browser = await site.signIn();
    const former = browser.cookies.get(SESSION_COOKIE)!.value;
    await browser.ask(await site.comeBack(browser));
    expect(browser.cookies.get(SESSION_COOKIE)!.value).not.toBe(former);
    expect(await site.readers.readerOf({ cookie: `${SESSION_COOKIE}=${former}` })).toBeNull();
  });

  it('and a key that somebody else put into the browser becomes nobody’s session', async () => {
    const browser = new Browser();
    const planted = 'A'.repeat(43);
    browser.cookies.set(SESSION_COOKIE, { value: planted, path: '/', attributes: '' });
    await browser.ask(await site.comeBack(browser));
    expect(browser.cookies.get(SESSION_COOKIE)!.value).not.toBe(planted);
    expect(await site.readers.readerOf({ cookie: `${SESSION_COOKIE}=${planted}` })).toBeNull();
  });

  it.each([
    ['none', ''],
    ['one that was made up', `${SESSION_COOKIE}=${'B'.repeat(43)}`],
    ['a hostile one', `${SESSION_COOKIE}=' or 1=1 --`],
  ])('and nobody is signed in with %s', async (_which, cookie) => {
    const answer = await fetch(site.at('/gateway/readers/me'), { headers: { cookie } });
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'Logged Out' }]);
  });

  it('and not with a key of which one letter was changed', async () => {
    const browser = await site.signIn();
    const cookie = browser.cookies.get(SESSION_COOKIE)!;
    cookie.value = (cookie.value.startsWith('x') ? 'y' : 'x') + cookie.value.slice(1);
    expect(await site.me(browser)).toEqual({ state: 'Logged Out' });
    expect(browser.cookies.has(READER_COOKIE)).toBe(false);
  });

  const sayExpired = async (answer: Response) => {
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie().join()).not.toContain(SESSION_COOKIE);
    expect(await answer.text()).toContain('This sign-in has expired');
  };

  it('but not by a callback that comes twice, in another browser, or with another state', async () => {
    const browser = new Browser();
    const back = await site.comeBack(browser);
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    await sayExpired(await browser.ask(forged.href));
    await sayExpired(await new Browser().ask(back));
    const kept = new Map(browser.cookies);
    expect((await browser.ask(back)).status).toBe(303);
    await sayExpired(await browser.ask(back));
    const thief = new Browser();
    for (const [name, cookie] of kept) thief.cookies.set(name, cookie);
    await sayExpired(await thief.ask(back));
  });

  it('but not with a cookie of the sign-in that was changed', async () => {
    const browser = new Browser();
    const back = await site.comeBack(browser);
    const [name = '', cookie] =
      [...browser.cookies].find(([one]) => one.startsWith('broadsheet_reader_sign_in_')) ?? [];
    const [text = '', signature] = cookie!.value.split('.');
    const pending = JSON.parse(Buffer.from(text, 'base64url').toString());
    const evil = Buffer.from(JSON.stringify({ ...pending, to: 'https://evil.test/' }));
    cookie!.value = `${evil.toString('base64url')}.${signature}`;
    browser.cookies.set(name, cookie!);
    await sayExpired(await browser.ask(back));
  });

  it('and whoever cancels is told so', async () => {
    const browser = new Browser();
    const begun = await browser.ask(site.at('/gateway/readers/sign-in'));
    const state = new URL(begun.headers.get('location')!).searchParams.get('state')!;
    const iss = encodeURIComponent(site.at('/gateway/identity'));
    const answer = await browser.ask(
      site.at(`/gateway/readers/callback?error=access_denied&state=${state}&iss=${iss}`),
    );
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('The sign-in was canceled or refused');
  });

  it('and one address begins 120 sign-ins in 10 minutes', async () => {
    const headers = { 'x-client': '203.0.113.77' };
    const begin = () =>
      site.app.inject({ url: '/gateway/readers/sign-in', headers }).then((one) => one.statusCode);
    for (let count = 0; count < 120; count += 1) expect(await begin()).toBe(303);
    expect(await begin()).toBe(429);
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

describe('While the provider is away', () => {
  it.each([
    ['/news/story/', '/news/story/'],
    ['/account/saved/', '/'],
  ])('who wanted to sign in from %s is told so, and led back to %s', async (to, back) => {
    const database = await engines[0]!.open();
    const site = await openReaders(database, {
      provider: () => ({
        issuer: 'http://127.0.0.1:9/none',
        clientId: 'a',
        clientSecret: 'b',
        local: null,
      }),
    });
    const { status, text } = await site.page(
      new Browser(),
      `/gateway/readers/sign-in?${new URLSearchParams({ to })}`,
    );
    expect(status).toBe(503);
    expect(text).toContain('The service that signs readers in does not answer.');
    expect(text).toContain(`class="button" href="${back}"`);
    await site.app.close();
    await database.close();
  });
});

describe('Where a sign-in may lead', () => {
  it.each([
    ['/', '/'],
    ['/news/?page=2#end', '/news/?page=2#end'],
    ['/a/../b', '/b'],
    ['https://evil.test/', null],
    ['//evil.test/', null],
    ['/\\evil.test/', null],
    ['/\t/evil.test/', null],
    ['/.//evil.test', null],
    ['/x/..//evil.test', null],
    ['javascript:alert(1)', null],
    ['news/', null],
    ['', null],
    [['/a', '/b'], null],
    [`/${'a'.repeat(2000)}`, null],
    ['/gateway/readers/sign-in?to=/', null],
    ['/account/sign-in/', null],
  ])('%j: %j', (to, path) => {
    expect(ownPath(to)).toBe(path);
  });

  it('is this site, whatever was asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '\t',
      '\n',
      'evil.test',
      '%2f',
      '?',
      '#',
      'http',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), fc.boolean(), (pieces, isRooted) => {
        const path = ownPath((isRooted ? '/' : '') + pieces.join(''));
        if (path === null) return;
        const led = new URL(path, 'https://www.daily.test/account/');
        expect(led.origin).toBe('https://www.daily.test');
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
