import { randomBytes } from 'node:crypto';

import { engines, type TestDatabase } from '../../content/testing/engines';
import { openDatabase } from '../store/openDatabase';
import { removeExpired } from '../store/removeExpired';
import { Browser } from '../testing/Browser';
import { editorOf } from '../testing/editorOf';
import { ACCOUNT, makeAccount, openNode, TOKEN, type IdentityNode } from '../testing/openIdentity';
import { rotateWhenDue } from './signingKeys';

const DAY = 86_400_000;

describe.each(engines)('nodes of the identity service on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  /** Beside the first, behind its address. */
  let other: IdentityNode;
  let editor: Awaited<ReturnType<typeof editorOf>>;
  const staff = new Browser();

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool);
    other = await openNode(database.pool, { issuer: node.issuer });
    await makeAccount(other.origin);
    editor = await editorOf(node.issuer);
    await editor.signIn(staff, await editor.begin());
  });
  afterAll(async () => {
    await Promise.all([node.close(), other.close()]);
    await database.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const setClock = (now: number) => jest.spyOn(Date, 'now').mockImplementation(() => now);
  const kids = async (at: IdentityNode) => {
    const answer = await fetch(`${at.origin}/gateway/identity/jwks`);
    return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };
  const idToken = async (browser = staff) => {
    const begun = await editor.begin();
    const back = await editor.open(browser, begun);
    return (await editor.exchange(back, begun)).id_token ?? '';
  };
  const signer = (token: string) => {
    const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
    return (JSON.parse(header) as { kid: string }).kid;
  };
  const keysAs = (method: string, token: string) =>
    fetch(`${node.origin}/gateway/identity/keys`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });

  it('share one first key', async () => {
    expect(await kids(node)).toHaveLength(1);
    expect(await kids(other)).toEqual(await kids(node));
  });

  it('know each other’s sessions, sign-ins under way and codes', async () => {
    const through = (at: IdentityNode) => {
      const browser = new Browser(at.origin);
      for (const [name, cookie] of staff.cookies) browser.cookies.set(name, cookie);
      return browser;
    };
    const begun = await editor.begin();
    const back = await editor.open(through(other), begun);
    expect(editor.isBack(back)).toBe(true);
    expect((await editor.exchange(back, begun)).id_token).toBeTruthy();

    const half = new Browser(other.origin);
    const page = await editor.open(half, await editor.begin());
    const rest = new Browser(node.origin);
    for (const [name, cookie] of half.cookies) rest.cookies.set(name, cookie);
    expect((await rest.ask(page)).status).toBe(200);
  });

  it('keep nothing of sign-ins and sign-outs that only begin, and finish any on any node', async () => {
    const records = async () =>
      (await database.pool.query('select model, id from identity.records')).rows;
    const early = new Browser(other.origin);
    const begun = await editor.begin();
    const page = await editor.open(early, begun);
    const before = await records();
    const strangers = Array.from({ length: 20 }, () => new Browser());
    await Promise.all(
      strangers.map(async (stranger) => {
        const { url } = await editor.begin();
        await stranger.ask(`${node.issuer}/session/end?client_id=broadsheet-editor`);
        for (let n = 0; n < 50; n += 1) {
          const answer = await stranger.ask(url);
          expect(answer.headers.get('location')).toContain('/sign-in/');
        }
      }),
    );
    expect(await records()).toEqual(before);

    const late = new Browser(node.origin);
    for (const [name, cookie] of early.cookies) late.cookies.set(name, cookie);
    const { email, password } = ACCOUNT;
    const answer = await late.submit(page, { email, password });
    const next = answer.headers.get('location') ?? '';
    const last = new Browser(other.origin);
    for (const [name, cookie] of late.cookies) last.cookies.set(name, cookie);
    const { url } = await last.follow(next, editor.isBack);
    expect((await editor.exchange(url, begun)).id_token).toBeTruthy();
  });

  it('take no sign-in that another browser holds, or that is changed', async () => {
    const [mine, theirs] = [new Browser(), new Browser()];
    const page = await editor.open(mine, await editor.begin());
    await editor.open(theirs, await editor.begin());
    const name = 'identity_under_way';
    const own = mine.cookies.get(name)!;
    mine.cookies.set(name, { ...own, value: theirs.cookies.get(name)!.value });
    expect((await mine.ask(page)).status).toBe(410);
    mine.cookies.set(name, { ...own, value: `${own.value.slice(0, -4)}AAAA` });
    expect((await mine.ask(page)).status).toBe(410);
    mine.cookies.delete(name);
    expect((await mine.ask(page)).status).toBe(410);
    mine.cookies.set(name, own);
    expect((await mine.ask(page)).status).toBe(200);
    jest.spyOn(Date, 'now').mockImplementation(
      (
        (now) => () =>
          now + 1_860_000
      )(Date.now()),
    );
    expect((await mine.ask(page)).status).toBe(410);
  });

  it('tell a client whose request no cookie could hold', async () => {
    const { url } = await editor.begin({ state: randomBytes(4000).toString('base64url') });
    const answer = await new Browser().ask(url);
    const target = new URL(answer.headers.get('location') ?? '', node.origin);
    expect(target.pathname).toBe('/pf/editor/callback');
    expect(target.searchParams.get('error_description')).toBe('the request is too long');
  });

  it('keep sessions when they start again', async () => {
    const again = await openNode(database.pool, { issuer: node.issuer });
    const browser = new Browser(again.origin);
    for (const [name, cookie] of staff.cookies) browser.cookies.set(name, cookie);
    expect(editor.isBack(await editor.open(browser, await editor.begin()))).toBe(true);
    await again.close();
  });

  it('keep cookies and keys under a new secret beside the old one', async () => {
    const before = await kids(node);
    const changed = await openNode(database.pool, {
      issuer: node.issuer,
      secrets: ['a new secret', 'one secret'],
    });
    const browser = new Browser(changed.origin);
    for (const [name, cookie] of staff.cookies) browser.cookies.set(name, cookie);
    expect(editor.isBack(await editor.open(browser, await editor.begin()))).toBe(true);
    expect(await kids(changed)).toEqual(before);
    await changed.close();
  });

  it('rotate on request of staff, in an hour; and at once after a leak', async () => {
    setClock(Date.now() + 3600);
    expect((await keysAs('POST', 'no token')).status).toBe(401);
    expect((await keysAs('DELETE', 'no token')).status).toBe(401);
    const before = await kids(node);
    expect((await keysAs('POST', TOKEN)).status).toBe(201);
    const announced = await kids(node);
    expect([announced.length, announced[0]]).toEqual([2, before[0]]);
    expect((await keysAs('DELETE', TOKEN)).status).toBe(204);
    const after = await kids(node);
    expect(after).toHaveLength(1);
    expect(announced).not.toContain(after[0]);
    expect(signer(await idToken())).toBe(after[0]);
  });

  it('remove what has expired', async () => {
    const db = await openDatabase(database.pool);
    const count = async () =>
      (await database.pool.query("select * from identity.records where model <> 'Grant'")).rows
        .length;
    expect(await count()).toBeGreaterThan(0);
    await removeExpired(db, Date.now() + 10 * 60_000);
    expect(await count()).toBeGreaterThan(0);
    await removeExpired(db, Date.now() + DAY);
    expect(await count()).toBe(0);
    await removeExpired(db, Date.now() + 91 * DAY);
    expect((await database.pool.query('select * from identity.audit')).rows).toEqual([]);
  });

  it('publish a new key a day before it signs, and keep the old one a week', async () => {
    const db = await openDatabase(database.pool);
    const start = Date.now();
    await editor.signIn(staff, await editor.begin());
    const [first] = await kids(node);
    const early = await idToken();
    setClock(start + 89 * DAY + 10_000);
    const made = await Promise.all(
      [1, 2, 3].map(() => rotateWhenDue(db, ['one secret'], Date.now())),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    const announced = await kids(other);
    expect(announced).toHaveLength(2);
    expect(announced[0]).toBe(first);

    setClock(start + 90 * DAY + 11_000);
    const back = new Browser();
    await editor.signIn(back, await editor.begin());
    expect(await kids(other)).toEqual([announced[1], first]);
    expect(signer(early)).toBe(first);

    setClock(start + 98 * DAY);
    expect(await kids(node)).toEqual([announced[1]]);
    await rotateWhenDue(db, ['one secret'], Date.now());
    const { rows } = await database.pool.query('select kid from identity.signing_keys');
    expect(rows).toEqual([{ kid: announced[1] }]);
    await database.pool.query('delete from identity.signing_keys');
  });

  it('make new keys where no secret opens the old ones', async () => {
    const lost = await openNode(database.pool, { secrets: ['all was lost'] });
    expect(await kids(lost)).toHaveLength(1);
    expect(await kids(lost)).not.toEqual(await kids(node));
    await lost.close();
  });

  it('do not start without a secret', async () => {
    await expect(openNode(database.pool, { secrets: [''] })).rejects.toThrow('IDENTITY_SECRET');
  });
});
