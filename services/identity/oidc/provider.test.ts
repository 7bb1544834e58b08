import { createHash } from 'node:crypto';

import * as client from 'openid-client';

import { accountsIn } from '../accounts/accountsIn';
import { engines, type TestDatabase } from '../../content/testing/engines';
import { Browser } from '../testing/Browser';
import { editorOf } from '../testing/editorOf';
import { ACCOUNT, makeAccount, openNode, TOKEN, type IdentityNode } from '../testing/openIdentity';

describe.each(engines)('the OpenID Connect provider on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let editor: Awaited<ReturnType<typeof editorOf>>;
  /** Signed in to the provider. */
  const staff = new Browser();

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool);
    await makeAccount(node.origin);
    editor = await editorOf(node.issuer);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
  });
  afterEach(() => jest.restoreAllMocks());

  /** A code for who is signed in already. */
  const codeOf = async (browser = staff) => {
    const begun = await editor.begin();
    const back = await editor.open(browser, begun);
    if (!editor.isBack(back)) throw new Error(`Signs in first: ${back}`);
    return { begun, back };
  };
  const ask = async (change: (parameters: URLSearchParams) => void) => {
    const url = new URL((await editor.begin()).url);
    change(url.searchParams);
    return new Browser().ask(url.href);
  };
  const rows = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await database.pool.query<Record<string, unknown>>(sql)).rows;

  it('says of itself what it does: code with S256 only, RS256, sign-out', () => {
    const server = editor.config.serverMetadata();
    expect(server).toMatchObject({
      issuer: node.issuer,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      end_session_endpoint: `${node.issuer}/session/end`,
      authorization_endpoint: `${node.issuer}/auth`,
    });
    expect(server['registration_endpoint']).toBeUndefined();
  });

  it('publishes public keys only', async () => {
    const { keys } = (await (await fetch(`${node.issuer}/jwks`)).json()) as {
      keys: Record<string, string>[];
    };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const [stored] = await rows('select * from identity.signing_keys');
    expect(stored?.['kid']).toBe(keys[0]?.['kid']);
    expect(stored?.['sealed']).not.toContain(keys[0]?.['n']);
  });

  it('signs staff in by code and PKCE, and says who it is', async () => {
    const begun = await editor.begin({ nonce: 'a nonce' });
    const back = await editor.signIn(staff, begun);
    const tokens = await client.authorizationCodeGrant(editor.config, new URL(back), {
      pkceCodeVerifier: begun.verifier,
      expectedState: begun.state,
      expectedNonce: 'a nonce',
    });
    const { sub = '', exp = 0, iat = 0 } = tokens.claims() ?? {};
    expect(exp - iat).toBe(600);
    expect(tokens.expires_in).toBeLessThanOrEqual(600);
    expect(tokens.refresh_token).toBeUndefined();
    expect(await client.fetchUserInfo(editor.config, tokens.access_token, sub)).toEqual({
      sub,
      email: ACCOUNT.email,
      email_verified: true,
      name: ACCOUNT.name,
    });
  });

  it('keeps no token, code or password that would work', async () => {
    const { begun, back } = await codeOf();
    const code = new URL(back).searchParams.get('code') ?? '';
    const tokens = await editor.exchange(back, begun);
    const kept = JSON.stringify([
      await rows('select * from identity.records'),
      await rows('select * from identity.accounts'),
    ]);
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(tokens.access_token);
    expect(kept).not.toContain(ACCOUNT.password);
    expect(kept).toContain(createHash('sha256').update(code).digest('base64url'));
  });

  it('asks nothing of who is signed in, and no consent', async () => {
    const { begun, back } = await codeOf();
    expect((await editor.exchange(back, begun)).claims()?.sub).toBeTruthy();
  });

  it('refuses another verifier', async () => {
    const { begun, back } = await codeOf();
    const wrong = { ...begun, verifier: client.randomPKCECodeVerifier() };
    await expect(editor.exchange(back, wrong)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(editor.exchange(back, begun)).resolves.toBeTruthy();
  });

  it('refuses a wrong client secret', async () => {
    const { begun, back } = await codeOf();
    const thief = await editorOf(node.issuer, 'guessed');
    await expect(thief.exchange(back, begun)).rejects.toMatchObject({ status: 401 });
  });

  it('ends all that a code gave when it comes again', async () => {
    const { begun, back } = await codeOf();
    const tokens = await editor.exchange(back, begun);
    const sub = tokens.claims()?.sub ?? '';
    await expect(editor.exchange(back, begun)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(
      client.fetchUserInfo(editor.config, tokens.access_token, sub),
    ).rejects.toMatchObject({ status: 401 });
  });

  it('gives tokens once for a code that comes many times at once', async () => {
    const { begun, back } = await codeOf();
    const given = await Promise.allSettled(
      Array.from({ length: 6 }, () => editor.exchange(back, begun)),
    );
    expect(given.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    for (const { access_token: token } of given.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    )) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${node.issuer}/me`, { headers })).status).toBe(401);
    }
  });

  it('refuses a code after a minute, and an access token after ten', async () => {
    const late = await codeOf();
    const used = await codeOf();
    const tokens = await editor.exchange(used.back, used.begun);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 80_000);
    await expect(editor.exchange(late.back, late.begun)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${node.issuer}/me`, { headers })).status).toBe(200);
    jest.spyOn(Date, 'now').mockImplementation(() => now + 620_000);
    expect((await fetch(`${node.issuer}/me`, { headers })).status).toBe(401);
  });

  it.each<[string, (parameters: URLSearchParams) => void]>([
    ['without PKCE', (parameters) => parameters.delete('code_challenge')],
    ['with a plain challenge', (parameters) => parameters.set('code_challenge_method', 'plain')],
    ['for the implicit flow', (parameters) => parameters.set('response_type', 'id_token')],
    ['with a request object', (parameters) => parameters.set('request', 'e30.e30.')],
  ])('tells the client that it refuses a request %s', async (_what, change) => {
    const answer = await ask(change);
    const target = new URL(answer.headers.get('location') ?? 'http://none');
    expect(target.href.startsWith(editor.redirectUri)).toBe(true);
    expect(target.href).toMatch(/[?#&]error=/);
    expect(target.href).not.toMatch(/[?#&]code=/);
  });

  it.each([
    ['redirect_uri', 'https://evil.example/pf/editor/callback'],
    ['redirect_uri', '/pf/editor/callback'],
    ['client_id', 'somebody'],
    ['redirect_uri', 'javascript:alert(1)'],
  ])('sends nobody anywhere for an unknown %s, and says so in a page', async (name, value) => {
    const answer = await ask((parameters) => parameters.set(name, value));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('Sign-in is not possible');
  });

  it.each([
    ['a zero byte', '\0'],
    ['half an escape', '%'],
    ['markup', '<script>'],
    ['2,000 signs', 'x'.repeat(2000)],
  ])('takes any state: %s', async (_what, state) => {
    const answer = await ask((parameters) => {
      parameters.set('state', state);
      parameters.set('login_hint', state);
    });
    expect(answer.status).toBe(303);
  });

  it('answers no question with the address of another host', async () => {
    const answer = await fetch(`${node.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await answer.text()).not.toContain('evil.example');
  });

  it('signs in again on request, and at once after the account was changed', async () => {
    const again = await editor.begin({ prompt: 'login' });
    expect(editor.isBack(await editor.open(staff, again))).toBe(false);
    const changed = await fetch(`${node.origin}/gateway/identity/accounts/${ACCOUNT.email}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: ACCOUNT.password }),
    });
    expect(changed.status).toBe(200);
    await expect(codeOf()).rejects.toThrow('Signs in first');
    const begun = await editor.begin();
    await editor.exchange(await editor.signIn(staff, begun), begun);
  });

  const signedOut = () => `${node.origin}/pf/editor/signed-out`;

  it('signs out at once where the client proves whom it asks for, and says so', async () => {
    const { begun, back } = await codeOf();
    const tokens = await editor.exchange(back, begun);
    const url = client.buildEndSessionUrl(editor.config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: signedOut(),
      state: 'bye',
    }).href;
    const out = await staff.ask(url);
    expect([out.status, out.headers.get('location')]).toEqual([303, `${signedOut()}?state=bye`]);
    await expect(codeOf()).rejects.toThrow('Signs in first');
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${node.issuer}/me`, { headers })).status).toBe(401);
    const [line] = await rows('select event, account_id from identity.audit order by id desc');
    expect(line).toEqual({ event: 'sign-out', account_id: tokens.claims()?.sub });
    const again = await editor.begin();
    await editor.exchange(await editor.signIn(staff, again), again);
  });

  it('else asks in its own page before it signs out', async () => {
    await codeOf();
    const url = `${node.issuer}/session/end?client_id=broadsheet-editor&post_logout_redirect_uri=${signedOut()}&state=bye`;
    const page = await (await staff.ask(url)).text();
    expect(page).toContain('Sign out?');
    const secret = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const confirm = `${node.issuer}/session/end/confirm`;
    const form = { xsrf: secret, logout: 'yes' };
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await staff.submit(confirm, form, foreign)).status).toBe(403);
    expect((await staff.submit(confirm, { ...form, xsrf: 'guess' })).status).toBe(400);
    await codeOf();

    const secretNow = /name="xsrf" value="(\w+)"/.exec(await (await staff.ask(url)).text())?.[1];
    const out = await staff.submit(confirm, { xsrf: secretNow ?? '', logout: 'yes' });
    expect(out.headers.get('location')).toBe(`${signedOut()}?state=bye`);
    await expect(codeOf()).rejects.toThrow('Signs in first');
  });

  it('asks who is signed in where the proof is of somebody else', async () => {
    const other = new Browser();
    const accounts = await accountsIn(database.pool);
    const [email, password] = ['other@daily.test', 'another phrase to remember'];
    await accounts.save({ email, name: 'Other', password });
    const theirs = await editor.begin();
    const back = await editor.signIn(other, theirs, { email, password });
    const tokens = await editor.exchange(back, theirs);
    const begun = await editor.begin();
    await editor.exchange(await editor.signIn(staff, begun), begun);
    const url = client.buildEndSessionUrl(editor.config, { id_token_hint: tokens.id_token ?? '' });
    expect(await (await staff.ask(url.href)).text()).toContain('Sign out?');
    await codeOf();
  });

  it('takes who is signed out already where the client asked, and else says so', async () => {
    const asked = `client_id=broadsheet-editor&state=x&post_logout_redirect_uri=${node.origin}/pf/editor/signed-out`;
    const answer = await new Browser().ask(`${node.issuer}/session/end?${asked}`);
    expect(answer.headers.get('location')).toBe(`${node.origin}/pf/editor/signed-out?state=x`);
    const { response } = await new Browser().follow(`${node.issuer}/session/end`);
    expect(await response?.text()).toContain('You are signed out');
  });

  it('does not sign out to an address that is not the client’s', async () => {
    const asked = 'client_id=broadsheet-editor&post_logout_redirect_uri=https://evil.example/';
    const answer = await new Browser().ask(`${node.issuer}/session/end?${asked}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});
