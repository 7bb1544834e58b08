import Fastify, { type FastifyInstance } from 'fastify';
import { API_PREFIX } from './runtime/editor/api/prefix';
import { editor } from './runtime/editor/editor';
import { SESSION_COOKIE } from './runtime/editor/session/authenticate';
import { IdentityProvider } from './runtime/editor/session/IdentityProvider';
import { pendingCookie, sealPending } from './runtime/editor/session/pendingSignIn';
import { saveStaff } from './runtime/store/staff/saveStaff';
import { createToken } from './runtime/store/staff/tokens';
import type { Role } from './runtime/store/staff/types';
import { describeStore } from './runtime/store/testing/describeStore';
import { accountsIn } from './services/identity/accounts/accountsIn';
import { editorClient } from './services/identity/editorClient';
import { identityService } from './services/identity/plugin';
import { Browser } from './services/identity/testing/Browser';

jest.setTimeout(60_000);

const website = 'daily';
const SECRET = 'a secret of the editor, long enough';
const password = 'ten days in a mad-house';
const boss = { email: 'boss@daily.test', name: 'Boss' };
const nelly = { email: 'nelly@daily.test', name: 'Nelly <Bly>' };
const reader = { email: 'reader@daily.test', name: 'Reader' };

describeStore('Signing in to the editor, at our identity service', (current) => {
  let app: FastifyInstance;
  let origin = '';

  const setRole = (member: { email: string; name: string }, role: Role, isActive = true) =>
    saveStaff(current().store, {
      ...member,
      grants: [{ website, folder: '/', role }],
      isActive,
      author: 'command-line',
    });

  const openEditor = (publicOrigin: () => string, provider: IdentityProvider) =>
    editor({
      database: current().database,
      store: current().store,
      website,
      look: { siteName: 'The Daily', wordmark: '/wordmark.svg' },
      timeZone: 'America/New_York',
      ask: async () => 200,
      provider,
      origin: publicOrigin,
      renderer: () => {
        throw new Error('Nothing is drawn here.');
      },
      contentService: { base: () => origin, token: '', website },
      secret: SECRET,
      appDir: '/nowhere',
    });
  const providerAt = (issuer: () => string) =>
    new IdentityProvider(() => ({
      issuer: issuer(),
      clientId: 'broadsheet-editor',
      clientSecret: SECRET,
      local: null,
    }));

  beforeAll(async () => {
    const { database } = current();
    app = Fastify();
    const issuer = () => `${origin}/gateway/identity`;
    await app.register(identityService, {
      prefix: '/gateway',
      pool: database.pool,
      token: 'staff-token',
      secrets: ['one secret'],
      issuer,
      clients: [editorClient(SECRET)],
      siteName: 'The Daily',
      clientHeader: 'x-client',
    });
    await app.register(openEditor(() => origin, providerAt(issuer)));
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const accounts = await accountsIn(database.pool);
    for (const one of [boss, nelly, reader]) await accounts.save({ ...one, password });
    await setRole(boss, 'admin');
    await setRole(nelly, 'editor');
  });
  afterAll(() => app.close());

  const at = (path: string) => `${origin}${path}`;
  const isBack = (url: string) => url.startsWith(at('/pf/editor/callback'));
  /** Signs in at the provider, and stops before the editor hears of it. */
  const comeBack = async (browser: Browser, path: string, email = nelly.email) => {
    const { url, response } = await browser.follow(at(path), isBack);
    if (isBack(url)) return url;
    expect(response?.status).toBe(200);
    const answer = await browser.submit(url, { email, password });
    expect(answer.status).toBe(303);
    return (await browser.follow(new URL(answer.headers.get('location')!, url).href, isBack)).url;
  };
  const signIn = async (email = nelly.email) => {
    const browser = new Browser();
    const answer = await browser.ask(await comeBack(browser, '/pf/editor', email));
    expect(answer.status).toBe(303);
    return browser;
  };
  const csrfOf = async (browser: Browser) =>
    /"csrf":"([^"]+)"/.exec(await (await browser.ask(at('/pf/editor'))).text())![1]!;
  const audit = async () =>
    (
      await current().store.selectFrom('audit').select(['actor', 'action']).orderBy('id').execute()
    ).filter(({ action }) => action.startsWith('sign-'));

  it('leads there and back to the page that was asked for, greets by name, and is noted', async () => {
    const browser = new Browser();
    const before = (await audit()).length;
    const back = await comeBack(browser, '/pf/editor/pages/home?tab=2');
    const answer = await browser.ask(back);
    expect(answer.headers.get('location')).toBe('/pf/editor/pages/home?tab=2');
    const home = await browser.ask(at('/pf/editor'));
    const text = await home.text();
    expect(text).toContain('"name":"Nelly \\u003cBly>"');
    expect(text).toContain('"publish"');
    expect(text).not.toContain('"manage"');
    expect(home.headers.get('content-security-policy')).toContain(
      "script-src 'self'; style-src 'self';",
    );
    const session = await browser.ask(at(`${API_PREFIX}/session`));
    expect(await session.json()).toMatchObject({ name: nelly.email, website });
    expect((await audit()).slice(before)).toEqual([{ actor: nelly.email, action: 'sign-in' }]);
  });

  it('keeps its secrets in cookies that no script and no other site can use', async () => {
    const browser = await signIn();
    const { path, attributes } = browser.cookies.get(SESSION_COOKIE)!;
    expect(path).toBe('/pf/editor');
    expect(attributes).toBe('Path=/pf/editor; HttpOnly; SameSite=Lax; Max-Age=604800');
    const begun = await new Browser().ask(at('/pf/editor/sign-in'));
    expect(begun.headers.get('set-cookie')).toMatch(
      /^broadsheet_sign_in_[\w-]{16}=\S+; Path=\/pf\/editor; HttpOnly; SameSite=Lax; Max-Age=1800$/,
    );
    const location = new URL(begun.headers.get('location')!);
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: at('/pf/editor/callback'),
      nonce: expect.stringMatching(/.{32}/),
      state: expect.stringMatching(/.{32}/),
    });
  });

  it('gives cookies for https alone where the site is at https', async () => {
    const secure = Fastify();
    await secure.register(
      openEditor(
        () => 'https://www.daily.test',
        providerAt(() => `${origin}/gateway/identity`),
      ),
    );
    const { headers } = await secure.inject('/pf/editor/sign-in');
    expect(headers['set-cookie']).toContain('; Secure; ');
    expect(headers.location).toContain(encodeURIComponent('https://www.daily.test/pf/editor/call'));
    await secure.close();
  });

  it('leads nowhere else', async () => {
    const browser = new Browser();
    const to = encodeURIComponent('https://evil.test/pf/editor');
    const back = await comeBack(browser, `/pf/editor/sign-in?to=${to}`);
    expect((await browser.ask(back)).headers.get('location')).toBe('/pf/editor');
  });

  it('works in two tabs at once, each leading to its own page', async () => {
    const browser = new Browser();
    const first = await browser.ask(at('/pf/editor/sign-in?to=/pf/editor/one'));
    const second = await comeBack(browser, '/pf/editor/sign-in?to=/pf/editor/two');
    expect((await browser.ask(second)).headers.get('location')).toBe('/pf/editor/two');
    const late = (await browser.follow(first.headers.get('location')!, isBack)).url;
    expect((await browser.ask(late)).headers.get('location')).toBe('/pf/editor/one');
    expect((await browser.ask(at('/pf/editor'))).status).toBe(200);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('broadsheet'))).toEqual([
      SESSION_COOKIE,
    ]);
  });

  it('keeps few sign-ins that were begun and left', async () => {
    const browser = new Browser();
    for (let tab = 0; tab < 20; tab += 1) await browser.ask(at('/pf/editor/sign-in'));
    expect(browser.cookies.size).toBeLessThanOrEqual(8);
  });

  const sayExpired = async (response: Response) => {
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie().join()).not.toContain(SESSION_COOKIE);
    const text = await response.text();
    expect(text).toContain('This sign-in has expired');
    expect(text).toContain('href="/pf/editor"');
  };

  it('refuses who comes back with another state, twice, or in another browser', async () => {
    const browser = new Browser();
    const back = await comeBack(browser, '/pf/editor');
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    await sayExpired(await browser.ask(forged.href));
    await sayExpired(await browser.ask(at('/pf/editor/callback')));
    await sayExpired(await new Browser().ask(back));
    const kept = new Map(browser.cookies);
    expect((await browser.ask(back)).status).toBe(303);
    await sayExpired(await browser.ask(back));
    // Even with its cookies: the provider takes a code once.
    const thief = new Browser();
    for (const [name, cookie] of kept) thief.cookies.set(name, cookie);
    await sayExpired(await thief.ask(back));
  });

  it.each([
    ['signed with another secret', { secret: 'another' }],
    ['too old', { endsAt: 0 }],
    ['of another sign-in', { nonce: 'another' }],
  ])('refuses who comes back with a cookie %s', async (_name, change) => {
    const browser = new Browser();
    const back = await comeBack(browser, '/pf/editor');
    const state = new URL(back).searchParams.get('state')!;
    const cookie = browser.cookies.get(pendingCookie(state))!;
    const text = Buffer.from(cookie.value.split('.')[0]!, 'base64url').toString();
    const { secret = SECRET, ...rest } = change as { secret?: string };
    cookie.value = sealPending({ ...JSON.parse(text), ...rest }, secret);
    await sayExpired(await browser.ask(back));
  });

  it('says so when the provider sent someone back without signing them in', async () => {
    const browser = new Browser();
    const begun = await browser.ask(at('/pf/editor/sign-in'));
    const state = new URL(begun.headers.get('location')!).searchParams.get('state')!;
    const iss = encodeURIComponent(at('/gateway/identity'));
    const answer = await browser.ask(
      at(`/pf/editor/callback?error=access_denied&state=${state}&iss=${iss}`),
    );
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('The sign-in was canceled or refused');
  });

  it('lets in nobody who is not of the staff, says so, and lets them sign out', async () => {
    const browser = new Browser();
    const answer = await browser.ask(await comeBack(browser, '/pf/editor', reader.email));
    expect(answer.status).toBe(403);
    const text = await answer.text();
    expect(text).toContain('You have no access to the editor');
    expect(text).toContain(reader.email);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    const out = /class="button" href="([^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    const page = await browser.ask(out);
    expect(await page.text()).toContain('Sign out?');
  });

  it('ends for who is dismissed at once, and does not begin again', async () => {
    const browser = await signIn();
    await setRole(nelly, 'editor', false);
    expect((await browser.ask(at(`${API_PREFIX}/session`))).status).toBe(401);
    const back = await comeBack(browser, '/pf/editor');
    expect((await browser.ask(back)).status).toBe(403);
    await setRole(nelly, 'editor');
  });

  it('leaves no former session behind in the browser that signs in again', async () => {
    const browser = await signIn();
    const former = browser.cookies.get(SESSION_COOKIE)!.value;
    await browser.ask(await comeBack(browser, '/pf/editor/sign-in'));
    const cookie = `${SESSION_COOKIE}=${former}`;
    const answer = await fetch(at(`${API_PREFIX}/session`), { headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it('is over with one form, here and at the provider, and that is noted', async () => {
    const browser = await signIn();
    const csrf = await csrfOf(browser);
    const session = { cookie: `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)!.value}` };
    const answer = await browser.submit(at('/pf/editor/sign-out'), { csrf });
    expect(answer.status).toBe(303);
    const end = new URL(answer.headers.get('location')!);
    expect(end.pathname).toBe('/gateway/identity/session/end');
    expect(end.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(at('/pf/editor/signed-out'));
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect((await fetch(at(`${API_PREFIX}/session`), { headers: session })).status).toBe(401);
    expect((await audit()).at(-1)).toEqual({ actor: nelly.email, action: 'sign-out' });

    const question = await (await browser.ask(end.href)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(question)![1]!;
    const confirm = at('/gateway/identity/session/end/confirm');
    const confirmed = await browser.submit(confirm, { xsrf, logout: 'yes' });
    const last = await browser.follow(confirmed.headers.get('location')!);
    expect(last.url).toBe(at('/pf/editor/signed-out'));
    expect(await last.response!.text()).toContain('You are signed out');
    // Signing in asks for the password again.
    expect(isBack((await browser.follow(at('/pf/editor'), isBack)).url)).toBe(false);
  });

  it('is not ended by a form of another site, or without its token', async () => {
    const browser = await signIn();
    const csrf = await csrfOf(browser);
    const url = at('/pf/editor/sign-out');
    for (const answer of [
      await browser.submit(url, {}),
      await browser.submit(url, { csrf: 'x'.repeat(csrf.length) }),
      await browser.submit(url, { csrf }, { 'sec-fetch-site': 'cross-site' }),
      await browser.ask(url, { method: 'POST' }),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('You are still signed in');
    }
    expect((await browser.ask(at('/pf/editor'))).status).toBe(200);
    const byHeader = await browser.ask(url, { method: 'POST', headers: { 'x-csrf-token': csrf } });
    expect(byHeader.status).toBe(303);
    const again = await browser.submit(url, { csrf });
    expect(again.headers.get('location')).toBe(at('/pf/editor/signed-out'));
  });

  it('says that the provider is down, tries again, and signs out without it', async () => {
    let isDown = true;
    const other = Fastify();
    await other.register(
      openEditor(
        () => origin,
        providerAt(() =>
          isDown ? 'http://127.0.0.1:9/gateway/identity' : `${origin}/gateway/identity`,
        ),
      ),
    );
    const down = await other.inject('/pf/editor/sign-in');
    expect(down.statusCode).toBe(503);
    expect(down.body).toContain('does not answer');
    expect(down.headers['set-cookie']).toBeUndefined();
    isDown = false;
    const browser = await signIn();
    const csrf = await csrfOf(browser);
    isDown = true;
    const out = await other.inject({
      method: 'POST',
      url: '/pf/editor/sign-out',
      headers: {
        cookie: `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)!.value}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `csrf=${csrf}`,
    });
    expect(out.headers.location).toBe(at('/pf/editor/signed-out?only=here'));
    expect((await browser.ask(at(`${API_PREFIX}/session`))).status).toBe(401);
    isDown = false;
    expect((await other.inject('/pf/editor/sign-in')).statusCode).toBe(303);
    await other.close();
  });

  it('is not needed by programs with a token', async () => {
    const { secret } = await createToken(current().store, {
      name: 'Program',
      grants: [{ website, folder: '/', role: 'viewer' }],
      endsAt: null,
      author: 'command-line',
    });
    const headers = { authorization: `Bearer ${secret}` };
    expect((await fetch(at(`${API_PREFIX}/session`), { headers })).status).toBe(200);
    expect((await fetch(at(`${API_PREFIX}/session`))).status).toBe(401);
    // A token opens no page: those are for people.
    expect((await fetch(at('/pf/editor'), { headers, redirect: 'manual' })).status).toBe(303);
  });

  it('is never kept, found or framed by anybody', async () => {
    const browsers = [new Browser(), await signIn()];
    for (const path of [
      '/pf/editor',
      '/pf/editor/sign-in',
      '/pf/editor/callback',
      '/pf/editor/signed-out',
      '/pf/editor/nothing',
      `${API_PREFIX}/session`,
      `${API_PREFIX}/openapi.json`,
    ])
      for (const browser of browsers) {
        const { headers } = await browser.ask(at(path));
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toBe('noindex');
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      }
  });
});
