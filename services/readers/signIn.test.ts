import { engines, type TestDatabase } from '../content/testing/engines';
import { Browser } from '../identity/testing/Browser';
import { SESSION_COOKIE } from './Readers';
import { READER_COOKIE } from './rules/readerCookie';
import { nelly, openReaders, staff, subscriber, type ReadersSite } from './testing/openReaders';

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
    const ofStaff = await site.signIn(staff);
    expect(ofStaff.cookies.get(READER_COOKIE)?.value).toBe('in.unmetered');
    expect(await site.me(ofStaff)).toMatchObject({
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
    expect(text).toContain('Our sign-in service is not responding.');
    expect(text).toContain(`class="button" href="${back}"`);
    await site.app.close();
    await database.close();
  });
});
