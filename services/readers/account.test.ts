import { engines } from '../content/testing/engines';
import { Browser } from '../identity/testing/Browser';
import { SESSION_COOKIE } from './Readers';
import { nelly, openReaders, paul, subscriber, TOKEN } from './testing/openReaders';
import { gift, useAccountPages } from './testing/useAccountPages';

const PAGES = ['', 'newsletters/', 'following/', 'saved/', 'gifts/', 'devices/', 'data/'];

describe.each(engines)('The account pages on $name', (engine) => {
  const shared = useAccountPages(engine);
  const { submit } = shared;

  it.each(PAGES)(
    'lead who is signed out to where they sign in, and back: /account/%s',
    async (path) => {
      const browser = new Browser();
      const answer = await browser.ask(shared.site.at(`/account/${path}`));
      const to = encodeURIComponent(`/account/${path}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/gateway/readers/sign-in?to=${to}`,
      ]);
      const back = await shared.site.comeBack(browser, `/account/${path}`);
      expect((await browser.ask(back)).headers.get('location')).toBe(`/account/${path}`);
    },
  );

  it.each(PAGES)(
    'are of one reader, kept by nobody, and run no script: /account/%s',
    async (path) => {
      const browser = await shared.site.signIn(paul);
      const { status, headers, text } = await shared.site.page(browser, `/account/${path}`);
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
    await fetch(shared.site.at('/gateway/identity/accounts'), {
      method: 'POST',
      body: JSON.stringify({ ...account, password: 'ten days in a mad-house' }),
      headers,
    });
    const [one, other] = [await shared.site.signIn(account), await shared.site.signIn(account)];
    const { auth0Id: id = '' } = await shared.site.me(one);
    const renamed = await fetch(shared.site.at(`/gateway/identity/accounts/${id}`), {
      method: 'PATCH',
      body: JSON.stringify({ name: 'Elizabeth Cochrane' }),
      headers,
    });
    expect(renamed.status).toBe(200);
    expect(await shared.site.me(one)).toMatchObject({ name: 'Elizabeth Cochrane' });
    expect(shared.moved).toEqual([]);
    await shared.site.readers.takeOver({ id, name: 'Nelly', email: 'moved@readers.test' });
    for (const browser of [one, other])
      expect(await shared.site.me(browser)).toMatchObject({
        name: 'Nelly',
        email: 'moved@readers.test',
      });
    expect(shared.moved).toEqual([['mover@readers.test', 'moved@readers.test']]);
    await shared.site.readers.takeOver({ id: 'nobody', name: 'No', email: 'no@readers.test' });
    expect(shared.moved).toHaveLength(1);
  });

  it.each(PAGES.filter(Boolean))(
    'are found without the last slash, too: /account/%s',
    async (path) => {
      const answer = await new Browser().ask(
        shared.site.at(`/account/${path.slice(0, -1)}?done=removed`),
      );
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
    const browser = await shared.site.signIn(nelly);
    for (const path of PAGES) {
      const { text } = await shared.site.page(browser, `/account/${path}?done=${done}`);
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
    const { statusCode, headers } = await shared.site.app.inject({
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
    const { headers } = await shared.site.app.inject({ url: `/account/sign-in/?by=${by}` });
    const { headers: next } = await shared.site.app.inject({ url: String(headers.location) });
    expect(new URL(String(next.location)).searchParams.get('by')).toBe(passed);
  });

  it('keep a session alive, as a look at it does', async () => {
    const browser = await shared.site.signIn();
    for (let day = 0; day < 80; day += 20) {
      shared.later = day * 86_400_000;
      expect((await shared.site.page(browser, '/account/')).status).toBe(200);
    }
    expect(browser.cookies.get(SESSION_COOKIE)!.attributes).toMatch(/Max-Age=259\d{4}\b/);
  });

  it('ask for the password anew where it was given more than 10 minutes ago', async () => {
    const ask = async (more: string) => {
      const answer = await fetch(shared.site.at(`/gateway/readers/sign-in?to=/account/${more}`), {
        redirect: 'manual',
      });
      return new URL(answer.headers.get('location') ?? '').searchParams.get('max_age');
    };
    expect([await ask('&fresh=1'), await ask('')]).toEqual(['600', null]);
  });

  it('say who they are of, without a script in a name', async () => {
    const { text } = await shared.site.page(await shared.site.signIn(paul), '/account/');
    expect(text).toContain('Paul &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain(paul.email);
    expect(text).toContain('Free account');
    expect(text).toContain('href="/gateway/identity/password"');
    const other = await shared.site.page(await shared.site.signIn(subscriber), '/account/');
    expect(other.text).toContain('Subscriber, with the e-edition, without ads');
    expect(other.text).not.toContain('Support local news');
  });

  it('list what is followed, and unfollow it; nobody else’s', async () => {
    const [browser, other] = [await shared.site.signIn(), await shared.site.signIn(paul)];
    for (const one of [browser, other])
      await shared.site.call(one, 'PUT', '/follows/topic/transit', {
        body: { title: 'Transit <img src=x>' },
      });
    const listed = await shared.site.page(browser, '/account/following/');
    expect(listed.text).toContain('<a href="/topic/transit/">Transit &lt;img src=x&gt;</a>');
    const answer = await submit(browser, 'following/', { kind: 'topic', id: 'transit' });
    expect(answer.headers.get('location')).toBe('/account/following/?done=removed');
    expect((await shared.site.page(browser, '/account/following/?done=removed')).text).toContain(
      'role="status"',
    );
    expect((await shared.site.page(browser, '/account/following/')).text).toContain(
      'not following anything yet',
    );
    expect((await shared.site.page(other, '/account/following/')).text).toContain('Transit');
  });

  it('list saved stories, and remove them; nobody else’s', async () => {
    const [browser, other] = [await shared.site.signIn(), await shared.site.signIn(paul)];
    const body = { title: 'Trains run late', url: '/news/trains.html' };
    for (const one of [browser, other])
      await shared.site.call(one, 'PUT', '/saved/trains', { body });
    expect((await shared.site.page(browser, '/account/saved/')).text).toContain(
      '<a href="/news/trains.html">Trains run late</a>',
    );
    await submit(browser, 'saved/', { id: 'trains' });
    expect((await shared.site.page(browser, '/account/saved/')).text).toContain(
      'nothing saved yet',
    );
    expect((await shared.site.page(other, '/account/saved/')).text).toContain('Trains run late');
  });

  it('list saved places apart from stories, also those saved without script', async () => {
    const browser = await shared.site.signIn();
    const lists = async () => {
      const { text } = await shared.site.page(browser, '/account/saved/');
      return ['<h2>Stories</h2>', 'Trains run late', '<h2>Places</h2>', 'Velour'].map((words) =>
        text.indexOf(words),
      );
    };
    const body = { title: 'Trains run late', url: '/news/trains.html' };
    await shared.site.call(browser, 'PUT', '/saved/trains', { body });
    const [stories, , places] = await lists();
    expect([stories, places]).toEqual([-1, -1]);
    const place = { kind: 'place', id: 'velour', title: 'Velour', url: '/food/velour.html' };
    await browser.submit(shared.site.at('/gateway/readers/save'), place, {
      referer: shared.site.at('/food/velour.html'),
    });
    const both = await lists();
    expect(Math.min(...both)).toBeGreaterThan(0);
    expect(both).toEqual([...both].sort((a, b) => a - b));
    for (const id of ['trains', 'velour']) await submit(browser, 'saved/', { id });
  });

  it('sign one device out, or all others; nobody else’s', async () => {
    const [one, two, three, other] = [
      await shared.site.signIn(),
      await shared.site.signIn(),
      await shared.site.signIn(),
      await shared.site.signIn(paul),
    ];
    const idOf = async (browser: Browser) => {
      const value = browser.cookies.get(SESSION_COOKIE)!.value;
      return (await shared.site.readers.readerOf({ cookie: `${SESSION_COOKIE}=${value}` }))!.session
        .id;
    };
    await submit(one, 'devices/', { id: await idOf(other) });
    expect((await shared.site.me(other)).state).toBe('Logged In');
    await submit(one, 'devices/', { id: await idOf(two) });
    expect((await shared.site.me(two)).state).toBe('Logged Out');
    expect((await shared.site.me(three)).state).toBe('Logged In');
    await submit(one, 'devices/', { all: 'others' });
    expect((await shared.site.me(three)).state).toBe('Logged Out');
    expect((await shared.site.me(one)).state).toBe('Logged In');
    expect((await shared.site.me(other)).state).toBe('Logged In');
    const { text } = await shared.site.page(one, '/account/devices/');
    expect(text.match(/This device/g)).toHaveLength(1);
  });

  it('name devices as readers do', async () => {
    const browser = new Browser();
    const back = await shared.site.comeBack(browser);
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    await browser.ask(back, { headers: { 'user-agent': agent } });
    expect((await shared.site.page(browser, '/account/devices/')).text).toContain(
      'Safari on iPhone',
    );
  });

  it('save what comes by mail', async () => {
    const browser = await shared.site.signIn();
    expect((await shared.site.page(browser, '/account/newsletters/')).text).toContain(
      'Politics, weekly',
    );
    await submit(browser, 'newsletters/', { id: 'CLOUT' });
    expect(shared.chosen).toEqual([[nelly.email, ['CLOUT']]]);
  });

  it('list gifts', async () => {
    const { text } = await shared.site.page(await shared.site.signIn(), '/account/gifts/');
    expect(text).toContain('A story to give');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Given Nov. 1, 2026, opened once. The link has expired.',
    );
  });

  it('are not there where nobody keeps newsletters or gifts', async () => {
    const bare = await openReaders(shared.database);
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
    const browser = await shared.site.signIn();
    await shared.site.call(browser, 'PUT', '/follows/topic/kept', { body: { title: 'Kept' } });
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
    expect((await shared.site.page(browser, '/account/following/')).text).toContain('Kept');
  });

  it('give all that is kept as JSON, to its reader alone', async () => {
    const browser = await shared.site.signIn();
    await shared.site.call(browser, 'PUT', '/follows/team/eagles', { body: { title: 'Eagles' } });
    const answer = await shared.site.page(browser, '/account/data/export.json');
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
    expect((await shared.site.page(new Browser(), '/account/data/export.json')).status).toBe(303);
  });
});
