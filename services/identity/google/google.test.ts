import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { engines, type TestDatabase } from '../../content/testing/engines';
import { createAccount, findAccount, setAccountState } from '../accounts/accounts';
import type { GoogleOptions } from '../options';
import { openDatabase } from '../store/openDatabase';
import type { Database } from '../store/tables';
import { Browser } from '../testing/Browser';
import { editorOf } from '../testing/editorOf';
import { openNode, type IdentityNode } from '../testing/openIdentity';
import { Reader } from '../testing/Reader';

const CLIENT = { clientId: 'our-site', clientSecret: 'a secret of our site at Google' };
const TEXTS = { headline: 'Have Google?', body: 'Use it here.', button: 'Continue with Google' };

/** A provider of its own, in a process of its own: it believes whatever name it is told. */
function startOutside(): Promise<{ process: ChildProcess; issuer: string }> {
  const child = fork(join(__dirname, '../testing/outsideProvider.mjs'), Object.values(CLIENT), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (issuer: string) => resolve({ process: child, issuer }));
    child.once('exit', (code) => reject(new Error(`The other provider ended with ${code}.`)));
  });
}

describe.each(engines)('continuing with Google, on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let db: Database;
  let outside: Awaited<ReturnType<typeof startOutside>>;
  let google: GoogleOptions;
  let made = 0;

  beforeAll(async () => {
    outside = await startOutside();
    google = { ...CLIENT, issuer: outside.issuer, texts: TEXTS };
    database = await engine.open();
    node = await openNode(database.pool, { google });
    db = await openDatabase(database.pool);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
    outside.process.kill();
  });

  const person = () => `person-${(made += 1)}`;
  const accountFor = (name: string, password: string | null = 'the light of truth upon them') =>
    createAccount(db, { email: `${name}@press.test`, name: 'Nelly Bly', password });

  const isCallback = (url: string) => url.startsWith(`${node.issuer}/google/callback`);

  /** Signs in at the other provider; the address at which the browser comes back to ours. */
  const goTo = async (reader: Reader, name: string): Promise<string> => {
    const page = await reader.arrive();
    const markup = await (await reader.browser.ask(page)).text();
    const [, path = ''] = /href="([^"]+\/google[^"]*)"/.exec(markup) ?? [];
    let { url } = await reader.browser.follow(
      new URL(path.replaceAll('&amp;', '&'), page).href,
      isCallback,
    );
    for (const fields of [{ prompt: 'login', login: name, password: 'x' }, { prompt: 'consent' }]) {
      if (isCallback(url)) return url;
      const answer = await reader.browser.submit(url, fields);
      const next = new URL(answer.headers.get('location') ?? '', url).href;
      ({ url } = await reader.browser.follow(next, isCallback));
    }
    return url;
  };

  /** Comes back; where to, or what is said. */
  const comeBack = async (reader: Reader, url: string) => {
    const answer = await reader.browser.ask(url);
    return { status: answer.status, text: await answer.text() };
  };

  it('is offered in the words of the site, to readers only', async () => {
    const reader = await Reader.at(node);
    const markup = await (await reader.browser.ask(await reader.arrive())).text();
    for (const words of Object.values(TEXTS)) expect(markup).toContain(words);
    const editor = await editorOf(node.issuer);
    const browser = new Browser();
    const page = await editor.open(browser, await editor.begin());
    expect(await (await browser.ask(page)).text()).not.toContain('Google');
    const asked = await browser.ask(page.replace('?', '/google?'));
    expect(asked.status).toBe(410);
    const without = await openNode(database.pool);
    const other = await Reader.at(without);
    expect(await (await other.browser.ask(await other.arrive())).text()).not.toContain('Google');
    await without.close();
  });

  it('is begun at once for who chose it already; the page is there for who turns back', async () => {
    const isOutside = (url: string) => url.startsWith(outside.issuer);
    const reader = await Reader.at(node);
    const { url } = await reader.browser.follow(await reader.begin({ by: 'google' }), isOutside);
    expect(new URL(url).searchParams.get('client_id')).toBe(CLIENT.clientId);
    // What is kept of it meanwhile goes back to this part of our site alone, and not for long.
    const kept = [...reader.browser.cookies.values()].filter(({ attributes }) =>
      /max-age=\d/i.test(attributes),
    );
    expect(kept.map(({ path }) => path)).toContain(`${new URL(node.issuer).pathname}/google`);
    const refused = await reader.browser.ask(`${node.issuer}/google/callback?error=access_denied`);
    const [, back = ''] = /href="([^"]+form=sign-in[^"]*)"/.exec(await refused.text()) ?? [];
    const form = await reader.browser.ask(new URL(back.replaceAll('&amp;', '&'), node.issuer).href);
    expect(await form.text()).toContain(TEXTS.button);
  });

  it.each([
    ['by another way', 'myspace', true],
    ['where it is not configured', 'google', false],
  ])('is not begun %s', async (_which, by, isConfigured) => {
    const other = isConfigured ? node : await openNode(database.pool);
    const reader = await Reader.at(other);
    const page = await reader.arrive({ by });
    expect(page).toContain('/sign-in/');
    expect((await reader.browser.ask(page)).status).toBe(200);
    if (other !== node) await other.close();
  });

  it('makes an account for a new reader, and knows them again', async () => {
    const name = person();
    const reader = await Reader.at(node);
    expect((await comeBack(reader, await goTo(reader, name))).status).toBe(303);
    const first = await reader.who();
    expect(first).toMatchObject({ email: `${name}@press.test`, email_verified: true, name });
    // Whatever address they have here by now.
    await database.pool.query('update identity.accounts set email = $1 where id = $2', [
      `${name}@new.example`,
      first?.sub,
    ]);
    const later = await Reader.at(node);
    await comeBack(later, await goTo(later, name));
    expect(await later.who()).toMatchObject({ sub: first?.sub, email: `${name}@new.example` });
  });

  it('signs in to the account with the address that Google vouches for', async () => {
    const name = person();
    const { id } = await accountFor(name);
    const reader = await Reader.at(node);
    await comeBack(reader, await goTo(reader, name));
    expect(await reader.who()).toMatchObject({ sub: id, name: 'Nelly Bly' });
  });

  it('gives no account to who has an address that Google does not vouch for', async () => {
    const name = person();
    const { id } = await accountFor(name);
    const reader = await Reader.at(node);
    const said = await comeBack(reader, await goTo(reader, `unverified-${name}`));
    expect(said).toMatchObject({ status: 403, text: expect.stringContaining('has not checked') });
    expect(await reader.who()).toBeNull();
    const { rows } = await database.pool.query(
      'select 1 from identity.outside_accounts where account_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
    const stranger = person();
    const other = await Reader.at(node);
    await comeBack(other, await goTo(other, `unverified-${stranger}`));
    expect(await findAccount(db, { email: `${stranger}@press.test` })).toBeNull();
  });

  it('keeps a closed account closed, whether it was tied before or not', async () => {
    const name = person();
    const { id } = await accountFor(name);
    const reader = await Reader.at(node);
    await setAccountState(db, id, 'disabled');
    expect((await comeBack(reader, await goTo(reader, name))).status).toBe(403);
    await setAccountState(db, id, 'active');
    const other = await Reader.at(node);
    expect((await comeBack(other, await goTo(other, name))).status).toBe(303);
    await setAccountState(db, id, 'disabled');
    const third = await Reader.at(node);
    expect((await comeBack(third, await goTo(third, name))).text).toContain(
      'Your account is closed',
    );
    expect(await third.who()).toBeNull();
  });

  it('takes an answer once, in the browser that asked, with its own state', async () => {
    const reader = await Reader.at(node);
    const back = await goTo(reader, person());
    const held = reader.browser.cookies.get('identity_google');
    if (!held) throw new Error('The browser holds nothing.');
    expect(held.attributes).toMatch(/HttpOnly; SameSite=Lax/);

    // Elsewhere: a login that an attacker began is planted nowhere.
    const victim = await Reader.at(node);
    expect((await comeBack(victim, back)).status).toBe(410);
    const own = await goTo(victim, person());
    const mixed = new URL(own);
    mixed.searchParams.set('code', new URL(back).searchParams.get('code') ?? '');
    expect((await comeBack(victim, mixed.href)).status).toBe(400);
    expect(await victim.who()).toBeNull();

    expect((await comeBack(reader, back)).status).toBe(303);
    expect((await comeBack(reader, back)).status).toBe(410);
    const thief = await Reader.at(node);
    thief.browser.cookies.set('identity_google', held);
    expect((await comeBack(thief, back)).status).toBe(400);
    expect(await thief.who()).toBeNull();
  });

  it('says so when a state is forged, an answer is none, or comes too late', async () => {
    for (const change of [
      { state: 'forged' },
      { code: 'forged' },
      { iss: 'https://evil.example' },
    ]) {
      const reader = await Reader.at(node);
      const back = new URL(await goTo(reader, person()));
      for (const [field, value] of Object.entries(change)) back.searchParams.set(field, value);
      expect((await comeBack(reader, back.href)).text).toContain(
        'You were not signed in with Google',
      );
      expect(await reader.who()).toBeNull();
    }
    const reader = await Reader.at(node);
    const back = await goTo(reader, person());
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 601_000);
    expect((await comeBack(reader, back)).status).toBe(410);
    clock.mockRestore();
    const none = await new Browser().ask(`${node.issuer}/google/callback`);
    // Of whom nothing is known starts anew at the front page.
    expect([none.status, await none.text()]).toEqual([410, expect.stringContaining('href="/"')]);
  });

  it('says so while Google does not answer', async () => {
    const alone = await openNode(database.pool, {
      google: { ...google, issuer: 'http://127.0.0.1:1' },
    });
    const reader = await Reader.at(alone);
    const page = await reader.arrive();
    const answer = await reader.browser.ask(page.replace('?', '/google?'));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('sign in another way');
    await alone.close();
  });
});
