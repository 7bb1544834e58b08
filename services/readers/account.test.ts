import { engines, type TestDatabase } from '../content/testing/engines';
import { Browser } from '../identity/testing/Browser';
import type { Gift, Preference } from './options';
import { SESSION_COOKIE } from './Readers';
import {
  nelly,
  openReaders,
  paul,
  subscriber,
  TOKEN,
  type ReadersSite,
} from './testing/openReaders';

jest.setTimeout(120_000);

const PAGES = ['', 'newsletters/', 'following/', 'saved/', 'gifts/', 'devices/', 'data/'];
const preference: Preference = {
  id: 'CLOUT',
  kind: 'newsletter',
  title: 'Clout',
  description: 'Politics, weekly',
  isOn: true,
};
const gift: Gift = {
  story: { path: '/news/gift.html', title: 'A story to give' },
  madeAt: new Date('2026-11-01T12:00:00Z'),
  endsAt: new Date('2026-11-15T12:00:00Z'),
  opened: 1,
  link: null,
};

describe.each(engines)('The account pages on $name', (engine) => {
  let database: TestDatabase;
  let site: ReadersSite;
  let now = 0;
  const forgotten: string[] = [];
  const savedMail: [string, readonly string[]][] = [];
  const moved: [string, string][] = [];
  let mustFail = false;
  const forget = async (what: string) => {
    if (mustFail) throw new Error('away');
    forgotten.push(what);
  };

  beforeAll(async () => {
    database = await engine.open();
    site = await openReaders(database, {
      now: () => Date.now() + now,
      newsletters: {
        read: async () => [preference],
        save: async ({ email }, ids) => void savedMail.push([email, ids]),
        move: async (from, to) => void moved.push([from, to]),
        everythingOf: async ({ email }) => ({ of: email }),
        forget: async ({ email }) => forget(`newsletters of ${email}`),
      },
      gifts: { giftsOf: async () => [gift], forget: async () => forget('gifts') },
      identity: {
        links: [{ url: '/gateway/identity/password', label: 'Change your password' }],
        forget: async () => forget('identity'),
      },
    });
  });
  afterAll(async () => {
    await site.app.close();
    await database.close();
  });
  afterEach(() => {
    now = 0;
    mustFail = false;
    forgotten.length = 0;
  });

  const submit = async (
    browser: Browser,
    path: string,
    fields: Record<string, string>,
    headers = {},
  ) => {
    const { pmnCookie: csrf = '' } = await site.me(browser);
    return browser.submit(site.at(`/account/${path}`), { csrf, ...fields }, headers);
  };

  it.each(PAGES)(
    'lead who is signed out to where they sign in, and back: /account/%s',
    async (path) => {
      const browser = new Browser();
      const answer = await browser.ask(site.at(`/account/${path}`));
      const to = encodeURIComponent(`/account/${path}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/gateway/readers/sign-in?to=${to}`,
      ]);
      const back = await site.comeBack(browser, `/account/${path}`);
      expect((await browser.ask(back)).headers.get('location')).toBe(`/account/${path}`);
    },
  );

  it.each(PAGES)(
    'are of one reader, kept by nobody, and run no script: /account/%s',
    async (path) => {
      const browser = await site.signIn(paul);
      const { status, headers, text } = await site.page(browser, `/account/${path}`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(headers.get('content-security-policy')).toContain("script-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(text).not.toContain('<script');
      expect(text).toContain('aria-current="page"');
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      const { createHash } = await import('node:crypto');
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    },
  );

  it('shows a new name and a new email in every open session at once, and newsletters go along', async () => {
    const account = { email: 'mover@readers.test', name: 'Nelly' };
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    await fetch(site.at('/gateway/identity/accounts'), {
      method: 'POST',
      body: JSON.stringify({ ...account, password: 'ten days in a mad-house' }),
      headers,
    });
    const [one, other] = [await site.signIn(account), await site.signIn(account)];
    const { auth0Id: id = '' } = await site.me(one);
    const renamed = await fetch(site.at(`/gateway/identity/accounts/${id}`), {
      method: 'PATCH',
      body: JSON.stringify({ name: 'Elizabeth Cochrane' }),
      headers,
    });
    expect(renamed.status).toBe(200);
    expect(await site.me(one)).toMatchObject({ name: 'Elizabeth Cochrane' });
    expect(moved).toEqual([]);
    await site.readers.takeOver({ id, name: 'Nelly', email: 'moved@readers.test' });
    for (const browser of [one, other])
      expect(await site.me(browser)).toMatchObject({ name: 'Nelly', email: 'moved@readers.test' });
    expect(moved).toEqual([['mover@readers.test', 'moved@readers.test']]);
    await site.readers.takeOver({ id: 'nobody', name: 'No', email: 'no@readers.test' });
    expect(moved).toHaveLength(1);
  });

  it.each(PAGES.filter(Boolean))(
    'are found without the last slash, too: /account/%s',
    async (path) => {
      const answer = await new Browser().ask(site.at(`/account/${path.slice(0, -1)}?done=removed`));
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        `/account/${path}?done=removed`,
      ]);
    },
  );

  it.each([
    ['/account/subscription/', 'subscribed', 'Thank you for subscribing'],
    ['/account/devices/', 'signed-out', 'That device is signed out'],
    ['/account/', 'name', 'Your name was changed'],
    ['/account/', 'password', 'Your password was changed'],
  ])('says on its own page alone what came of a form: %s?done=%s', async (own, done, words) => {
    const browser = await site.signIn(nelly);
    for (const path of PAGES) {
      const { text } = await site.page(browser, `/account/${path}?done=${done}`);
      expect([path, text.includes(words)]).toEqual([path, `/account/${path}` === own]);
    }
  });

  it.each([
    ['what a link names', '?to=%2Fnews%2Fa.html', undefined, '/news/a.html'],
    ['the page it stood on', '', '/news/a.html?page=2', '/news/a.html?page=2'],
    [
      'the account, for an address elsewhere',
      '?to=https%3A%2F%2Fevil.example%2F',
      undefined,
      '/account/',
    ],
    [
      'the account, for a host that looks like a path',
      '?to=%2F%2Fevil.example',
      undefined,
      '/account/',
    ],
    ['the account, from a page of another site', '', 'https://evil.example/x', '/account/'],
    ['the account, from the sign-in itself', '?to=%2Faccount%2Fsign-in%2F', undefined, '/account/'],
  ])('signing in leads back to %s', async (_name, query, from, to) => {
    const referer = from && (from.startsWith('/') ? `http://site.test${from}` : from);
    const { statusCode, headers } = await site.app.inject({
      url: `/account/sign-in/${query}`,
      headers: { host: 'site.test', ...(referer ? { referer } : {}) },
    });
    const leads = new URL(String(headers.location), 'http://site.test');
    expect([statusCode, leads.pathname, leads.searchParams.get('to')]).toEqual([
      303,
      '/gateway/readers/sign-in',
      to,
    ]);
  });

  it.each([
    ['google', 'google'],
    ['myspace', null],
  ])('signing in by %s is passed on to the provider as %s', async (by, passed) => {
    const { headers } = await site.app.inject({ url: `/account/sign-in/?by=${by}` });
    const { headers: next } = await site.app.inject({ url: String(headers.location) });
    expect(new URL(String(next.location)).searchParams.get('by')).toBe(passed);
  });

  it('keep a session alive, as a look at it does', async () => {
    const browser = await site.signIn();
    for (let day = 0; day < 80; day += 20) {
      now = day * 86_400_000;
      expect((await site.page(browser, '/account/')).status).toBe(200);
    }
    expect(browser.cookies.get(SESSION_COOKIE)!.attributes).toMatch(/Max-Age=259\d{4}\b/);
  });

  it('say who they are of, without a script in a name', async () => {
    const { text } = await site.page(await site.signIn(paul), '/account/');
    expect(text).toContain('Paul &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain(paul.email);
    expect(text).toContain('Free account');
    expect(text).toContain('href="/gateway/identity/password"');
    const other = await site.page(await site.signIn(subscriber), '/account/');
    expect(other.text).toContain('Subscriber, with the e-edition, without ads');
    expect(other.text).not.toContain('Support local news');
  });

  it('list what is followed, and unfollow it; nobody else’s', async () => {
    const [browser, other] = [await site.signIn(), await site.signIn(paul)];
    for (const one of [browser, other])
      await site.call(one, 'PUT', '/follows/topic/transit', {
        body: { title: 'Transit <img src=x>' },
      });
    const listed = await site.page(browser, '/account/following/');
    expect(listed.text).toContain('<a href="/topic/transit/">Transit &lt;img src=x&gt;</a>');
    const answer = await submit(browser, 'following/', { kind: 'topic', id: 'transit' });
    expect(answer.headers.get('location')).toBe('/account/following/?done=removed');
    expect((await site.page(browser, '/account/following/?done=removed')).text).toContain(
      'role="status"',
    );
    expect((await site.page(browser, '/account/following/')).text).toContain(
      'not following anything yet',
    );
    expect((await site.page(other, '/account/following/')).text).toContain('Transit');
  });

  it('list saved stories, and remove them; nobody else’s', async () => {
    const [browser, other] = [await site.signIn(), await site.signIn(paul)];
    const body = { title: 'Trains run late', url: '/news/trains.html' };
    for (const one of [browser, other]) await site.call(one, 'PUT', '/saved/trains', { body });
    expect((await site.page(browser, '/account/saved/')).text).toContain(
      '<a href="/news/trains.html">Trains run late</a>',
    );
    await submit(browser, 'saved/', { id: 'trains' });
    expect((await site.page(browser, '/account/saved/')).text).toContain('no saved stories');
    expect((await site.page(other, '/account/saved/')).text).toContain('Trains run late');
  });

  it('sign one device out, or all others; nobody else’s', async () => {
    const [one, two, three, other] = [
      await site.signIn(),
      await site.signIn(),
      await site.signIn(),
      await site.signIn(paul),
    ];
    const idOf = async (browser: Browser) => {
      const value = browser.cookies.get(SESSION_COOKIE)!.value;
      return (await site.readers.readerOf({ cookie: `${SESSION_COOKIE}=${value}` }))!.session.id;
    };
    await submit(one, 'devices/', { id: await idOf(other) });
    expect((await site.me(other)).state).toBe('Logged In');
    await submit(one, 'devices/', { id: await idOf(two) });
    expect((await site.me(two)).state).toBe('Logged Out');
    expect((await site.me(three)).state).toBe('Logged In');
    await submit(one, 'devices/', { all: 'others' });
    expect((await site.me(three)).state).toBe('Logged Out');
    expect((await site.me(one)).state).toBe('Logged In');
    expect((await site.me(other)).state).toBe('Logged In');
    const { text } = await site.page(one, '/account/devices/');
    expect(text.match(/This device/g)).toHaveLength(1);
  });

  it('name devices as readers do', async () => {
    const browser = new Browser();
    const back = await site.comeBack(browser);
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    await browser.ask(back, { headers: { 'user-agent': agent } });
    expect((await site.page(browser, '/account/devices/')).text).toContain('Safari on iPhone');
  });

  it('save what comes by mail', async () => {
    const browser = await site.signIn();
    expect((await site.page(browser, '/account/newsletters/')).text).toContain('Politics, weekly');
    await submit(browser, 'newsletters/', { id: 'CLOUT' });
    expect(savedMail).toEqual([[nelly.email, ['CLOUT']]]);
  });

  it('list gifts', async () => {
    const { text } = await site.page(await site.signIn(), '/account/gifts/');
    expect(text).toContain('A story to give');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Given Nov. 1, 2026, opened once. The link has expired.',
    );
  });

  it('are not there where nobody keeps newsletters or gifts', async () => {
    const bare = await openReaders(database);
    const browser = await bare.signIn();
    const { text } = await bare.page(browser, '/account/');
    expect(text).not.toMatch(/Newsletters|Gifts/);
    for (const path of ['newsletters/', 'gifts/'])
      expect((await bare.page(browser, `/account/${path}`)).status).toBe(404);
    await bare.app.close();
  });

  it.each([
    ['without the token', { csrf: '' }, {}],
    ['with a token that was guessed', { csrf: 'D'.repeat(43) }, {}],
    ['from another site', {}, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ])('change nothing %s', async (_how, fields, headers) => {
    const browser = await site.signIn();
    await site.call(browser, 'PUT', '/follows/topic/kept', { body: { title: 'Kept' } });
    for (const [path, more] of [
      ['following/', { kind: 'topic', id: 'kept' }],
      ['devices/', { all: 'others' }],
      ['newsletters/', {}],
      ['data/delete/', { sure: 'yes' }],
    ] as const) {
      const answer = await submit(browser, path, { ...more, ...fields }, headers);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text()).toContain('Nothing was changed');
    }
    expect((await site.page(browser, '/account/following/')).text).toContain('Kept');
  });

  it('give all that is kept as JSON, to its reader alone', async () => {
    const browser = await site.signIn();
    await site.call(browser, 'PUT', '/follows/team/eagles', { body: { title: 'Eagles' } });
    const answer = await site.page(browser, '/account/data/export.json');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="account.json"');
    const data = JSON.parse(answer.text);
    expect(data).toMatchObject({
      account: { email: nelly.email, name: nelly.name },
      access: { state: 'Logged In' },
      newsletters: { of: nelly.email },
      gifts: [{ story: gift.story }],
    });
    expect(data.following).toContainEqual(expect.objectContaining({ id: 'eagles' }));
    expect(answer.text).not.toContain(browser.cookies.get(SESSION_COOKIE)!.value);
    expect((await site.page(new Browser(), '/account/data/export.json')).status).toBe(303);
  });

  describe('delete an account', () => {
    const fresh = '/gateway/readers/sign-in?fresh=1&to=/account/data/';
    const rowsOf = async (email: string) =>
      (await site.pool.query('select from readers.accounts where email = $1', [email])).rowCount;

    it('only after the password was asked for, though the provider knows who it is', async () => {
      const browser = await site.signIn(paul);
      const { text } = await site.page(browser, '/account/data/');
      expect(text).toContain('sign in again first');
      expect(text).not.toContain('Delete my account');
      const answer = await submit(browser, 'data/delete/', { sure: 'yes' });
      expect(answer.headers.get('location')).toContain('/gateway/readers/sign-in?');
      expect(answer.headers.get('location')).toContain('fresh=1');
      expect(await rowsOf(paul.email)).toBe(1);
      const { url } = await browser.follow(site.at(fresh), (one) => one.includes('/sign-in/'));
      expect(url).toContain('/gateway/identity/sign-in/');
    });

    it('only for 10 minutes after that, and only on purpose', async () => {
      const browser = await site.signIn(paul, fresh);
      expect((await site.page(browser, '/account/data/')).text).toContain('Delete my account');
      const unsure = await submit(browser, 'data/delete/', {});
      expect(unsure.headers.get('location')).toBe('/account/data/#end');
      now = 601_000;
      await submit(browser, 'data/delete/', { sure: 'yes' });
      expect(await rowsOf(paul.email)).toBe(1);
    });

    it('not by half: where one of those who keep something fails, it is still there', async () => {
      const browser = await site.signIn(paul, fresh);
      mustFail = true;
      const answer = await submit(browser, 'data/delete/', { sure: 'yes' });
      expect(answer.status).toBe(500);
      expect(await answer.text()).toContain('Something went wrong');
      expect((await site.me(browser)).state).toBe('Logged In');
    });

    it('with all that belongs to it, everywhere; its sessions are nobody’s', async () => {
      const elsewhere = await site.signIn(subscriber);
      const browser = await site.signIn(subscriber, fresh);
      await site.call(browser, 'PUT', '/saved/x', { body: { title: 'X', url: '/x' } });
      const answer = await submit(browser, 'data/delete/', { sure: 'yes' });
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('Your account is deleted'),
      ]);
      expect(forgotten).toEqual([`newsletters of ${subscriber.email}`, 'gifts', 'identity']);
      expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
      expect(await site.me(elsewhere)).toEqual({ state: 'Logged Out' });
      expect(await rowsOf(subscriber.email)).toBe(0);
      const { rowCount } = await site.pool.query('select from readers.subscriptions');
      expect(rowCount).toBe(0);
      expect(
        (await site.pool.query(`select from readers.saved where story_id = 'x'`)).rowCount,
      ).toBe(0);
    });
  });
});
