import { API_PREFIX } from '../runtime/editor/contract/calls';
import Fastify from 'fastify';
import { SESSION_COOKIE } from '../runtime/editor/server/session/authenticate';
import { createToken } from '../runtime/store/staff/tokens';
import { describeStore } from '../runtime/store/testing/describeStore';
import { Browser } from '../services/identity/testing/Browser';
import { nelly, openEditorSite, website, type EditorSite } from './openEditorSite';

describeStore('A session of the editor', (current) => {
  let site: EditorSite;
  beforeAll(async () => {
    site = await openEditorSite(current());
  });
  afterAll(() => site.app.close());

  const csrfOf = async (browser: Browser) =>
    /"csrf":"([^"]+)"/.exec(await (await browser.ask(site.at('/pf/editor'))).text())![1]!;

  it('ends for who is dismissed at once, and does not begin again', async () => {
    const browser = await site.signIn();
    await site.setRole(nelly, 'editor', false);
    expect((await browser.ask(site.at(`${API_PREFIX}/session`))).status).toBe(401);
    const back = await site.comeBack(browser, '/pf/editor');
    expect((await browser.ask(back)).status).toBe(403);
    await site.setRole(nelly, 'editor');
  });

  it('leaves no former session behind in the browser that signs in again', async () => {
    const browser = await site.signIn();
    const former = browser.cookies.get(SESSION_COOKIE)!.value;
    await browser.ask(await site.comeBack(browser, '/pf/editor/sign-in'));
    const cookie = `${SESSION_COOKIE}=${former}`;
    const answer = await fetch(site.at(`${API_PREFIX}/session`), { headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it('is over with one form, here and at the provider, and that is noted', async () => {
    const browser = await site.signIn();
    const csrf = await csrfOf(browser);
    const session = { cookie: `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)!.value}` };
    const answer = await browser.submit(site.at('/pf/editor/sign-out'), { csrf });
    expect(answer.status).toBe(303);
    const end = new URL(answer.headers.get('location')!);
    expect(end.pathname).toBe('/gateway/identity/session/end');
    expect(end.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe(site.at('/pf/editor/signed-out'));
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect((await fetch(site.at(`${API_PREFIX}/session`), { headers: session })).status).toBe(401);
    expect((await site.audit()).at(-1)).toEqual({ actor: nelly.email, action: 'sign-out' });

    const last = await browser.follow(end.href);
    expect(last.url).toBe(site.at('/pf/editor/signed-out'));
    expect(await last.response!.text()).toContain('You are signed out');
    // Signing in asks for the password again.
    expect(site.isBack((await browser.follow(site.at('/pf/editor'), site.isBack)).url)).toBe(false);
  });

  it('is not ended by a form of another site, or without its token', async () => {
    const browser = await site.signIn();
    const csrf = await csrfOf(browser);
    const url = site.at('/pf/editor/sign-out');
    for (const answer of [
      await browser.submit(url, {}),
      await browser.submit(url, { csrf: 'x'.repeat(csrf.length) }),
      await browser.submit(url, { csrf }, { 'sec-fetch-site': 'cross-site' }),
      await browser.ask(url, { method: 'POST' }),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('You are still signed in');
    }
    expect((await browser.ask(site.at('/pf/editor'))).status).toBe(200);
    const byHeader = await browser.ask(url, { method: 'POST', headers: { 'x-csrf-token': csrf } });
    expect(byHeader.status).toBe(303);
    const again = await browser.submit(url, { csrf });
    expect(again.headers.get('location')).toBe(site.at('/pf/editor/signed-out'));
  });

  it('says that the provider is down, tries again, and signs out without it', async () => {
    let isDown = true;
    const other = Fastify();
    await other.register(
      site.openEditor(
        () => site.origin,
        site.providerAt(() =>
          isDown ? 'http://127.0.0.1:9/gateway/identity' : `${site.origin}/gateway/identity`,
        ),
      ),
    );
    const down = await other.inject('/pf/editor/sign-in');
    expect(down.statusCode).toBe(503);
    expect(down.body).toContain('does not answer');
    expect(down.headers['set-cookie']).toBeUndefined();
    isDown = false;
    const browser = await site.signIn();
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
    expect(out.headers.location).toBe(site.at('/pf/editor/signed-out?only=here'));
    expect((await browser.ask(site.at(`${API_PREFIX}/session`))).status).toBe(401);
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
    expect((await fetch(site.at(`${API_PREFIX}/session`), { headers })).status).toBe(200);
    expect((await fetch(site.at(`${API_PREFIX}/session`))).status).toBe(401);
    // A token opens no page: those are for people.
    expect((await fetch(site.at('/pf/editor'), { headers, redirect: 'manual' })).status).toBe(303);
  });

  it('is never kept, found or framed by anybody', async () => {
    const browsers = [new Browser(), await site.signIn()];
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
        const { headers } = await browser.ask(site.at(path));
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toBe('noindex');
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      }
  });
});
