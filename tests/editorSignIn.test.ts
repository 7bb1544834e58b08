import { API_PREFIX } from '../runtime/editor/contract/calls';
import Fastify from 'fastify';
import { SESSION_COOKIE } from '../runtime/editor/server/session/authenticate';
import { editorSignIns } from '../runtime/editor/server/session/editorSignIns';
import { describeStore } from '../runtime/store/testing/describeStore';
import { Browser } from '../services/identity/testing/Browser';
import { nelly, openEditorSite, reader, SECRET, website, type EditorSite } from './openEditorSite';

describeStore('Signing in to the editor, at our identity service', (current) => {
  let site: EditorSite;
  beforeAll(async () => {
    site = await openEditorSite(current());
  });
  afterAll(() => site.app.close());

  it('leads there and back to the page that was asked for, greets by name, and is noted', async () => {
    const browser = new Browser();
    const before = (await site.audit()).length;
    const back = await site.comeBack(browser, '/pf/editor/pages/home?tab=2');
    const answer = await browser.ask(back);
    expect(answer.headers.get('location')).toBe('/pf/editor/pages/home?tab=2');
    const home = await browser.ask(site.at('/pf/editor'));
    const text = await home.text();
    expect(text).toContain('"name":"Nelly \\u003cBly>"');
    expect(text).toContain('"publish"');
    expect(text).not.toContain('"manage"');
    expect(home.headers.get('content-security-policy')).toContain(
      "script-src 'self'; style-src 'self';",
    );
    const session = await browser.ask(site.at(`${API_PREFIX}/session`));
    expect(await session.json()).toMatchObject({ name: nelly.email, website });
    expect((await site.audit()).slice(before)).toEqual([{ actor: nelly.email, action: 'sign-in' }]);
  });

  it('keeps its secrets in cookies that no script and no other site can use', async () => {
    const browser = await site.signIn();
    const { path, attributes } = browser.cookies.get(SESSION_COOKIE)!;
    expect(path).toBe('/pf/editor');
    expect(attributes).toBe('Path=/pf/editor; HttpOnly; SameSite=Lax; Max-Age=604800');
    const begun = await new Browser().ask(site.at('/pf/editor/sign-in'));
    expect(begun.headers.get('set-cookie')).toMatch(
      /^broadsheet_sign_in_[\w-]{16}=\S+; Path=\/pf\/editor; HttpOnly; SameSite=Lax; Max-Age=1800$/,
    );
    const location = new URL(begun.headers.get('location')!);
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: site.at('/pf/editor/callback'),
      nonce: expect.stringMatching(/.{32}/),
      state: expect.stringMatching(/.{32}/),
    });
  });

  it('gives cookies for https alone where the site is at https', async () => {
    const secure = Fastify();
    await secure.register(
      site.openEditor(
        () => 'https://www.daily.test',
        site.providerAt(() => `${site.origin}/gateway/identity`),
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
    const back = await site.comeBack(browser, `/pf/editor/sign-in?to=${to}`);
    expect((await browser.ask(back)).headers.get('location')).toBe('/pf/editor');
  });

  it('works in two tabs at once, each leading to its own page', async () => {
    const browser = new Browser();
    const first = await browser.ask(site.at('/pf/editor/sign-in?to=/pf/editor/one'));
    const second = await site.comeBack(browser, '/pf/editor/sign-in?to=/pf/editor/two');
    expect((await browser.ask(second)).headers.get('location')).toBe('/pf/editor/two');
    const late = (await browser.follow(first.headers.get('location')!, site.isBack)).url;
    expect((await browser.ask(late)).headers.get('location')).toBe('/pf/editor/one');
    expect((await browser.ask(site.at('/pf/editor'))).status).toBe(200);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('broadsheet'))).toEqual([
      SESSION_COOKIE,
    ]);
  });

  it('keeps few sign-ins that were begun and left', async () => {
    const browser = new Browser();
    for (let tab = 0; tab < 20; tab += 1) await browser.ask(site.at('/pf/editor/sign-in'));
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
    const back = await site.comeBack(browser, '/pf/editor');
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    await sayExpired(await browser.ask(forged.href));
    await sayExpired(await browser.ask(site.at('/pf/editor/callback')));
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
    const back = await site.comeBack(browser, '/pf/editor');
    const state = new URL(back).searchParams.get('state')!;
    const cookie = browser.cookies.get(editorSignIns([SECRET]).cookieOf(state))!;
    const text = Buffer.from(cookie.value.split('.')[0]!, 'base64url').toString();
    const { secret = SECRET, ...rest } = change as { secret?: string };
    cookie.value = editorSignIns([secret]).seal({ ...JSON.parse(text), ...rest });
    await sayExpired(await browser.ask(back));
  });

  it('says so when the provider sent someone back without signing them in', async () => {
    const browser = new Browser();
    const begun = await browser.ask(site.at('/pf/editor/sign-in'));
    const state = new URL(begun.headers.get('location')!).searchParams.get('state')!;
    const iss = encodeURIComponent(site.at('/gateway/identity'));
    const answer = await browser.ask(
      site.at(`/pf/editor/callback?error=access_denied&state=${state}&iss=${iss}`),
    );
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('The sign-in was canceled or refused');
  });

  it('lets in nobody who is not of the staff, says so, and lets them sign out', async () => {
    const browser = new Browser();
    const answer = await browser.ask(await site.comeBack(browser, '/pf/editor', reader.email));
    expect(answer.status).toBe(403);
    const text = await answer.text();
    expect(text).toContain('You have no access to the editor');
    expect(text).toContain(reader.email);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    const out = /class="button" href="([^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    const { url } = await browser.follow(out);
    expect(url).toBe(site.at('/pf/editor/signed-out'));
  });
});
