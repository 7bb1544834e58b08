import { engines, type TestDatabase } from '../../content/testing/engines';
import { Browser } from '../testing/Browser';
import { editorOf } from '../testing/editorOf';
import { ACCOUNT, makeAccount, openNode, TOKEN, type IdentityNode } from '../testing/openIdentity';
import { takeTry } from './takeTry';
import { openDatabase } from '../store/openDatabase';

const WRONG = { email: ACCOUNT.email, password: 'not the password' };
const SECOND = 1000;

describe.each(engines)('signing in on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let editor: Awaited<ReturnType<typeof editorOf>>;

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
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.pool.query('delete from identity.tries');
  });

  /** A browser before the form. */
  const arrive = async (extra?: Record<string, string>) => {
    const browser = new Browser();
    const page = await editor.open(browser, await editor.begin(extra));
    const submit = (fields: Record<string, string>, headers?: Record<string, string>) =>
      browser.submit(page, fields, headers);
    return { browser, page, submit };
  };
  const setClock = (now: number) => jest.spyOn(Date, 'now').mockImplementation(() => now);
  const events = async () =>
    (
      await database.pool.query<{ event: string; account_id: string | null; address: string }>(
        'select event, account_id, address from identity.audit order by id',
      )
    ).rows;

  it('shows a form that nobody stores, frames or fills in from elsewhere', async () => {
    const { browser, page } = await arrive({ login_hint: 'a"b@c.example' });
    const answer = await browser.ask(page);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const markup = await answer.text();
    expect(markup).toContain('value="a&quot;b@c.example"');
    expect(markup).toContain(`action="${page.slice(node.origin.length)}"`);
    expect(page).toContain('?client=broadsheet-editor');
  });

  it('keeps its cookies from scripts and other sites, and in the address of the service', async () => {
    const { browser, submit } = await arrive();
    const answer = await submit({ email: ACCOUNT.email, password: ACCOUNT.password });
    await browser.follow(answer.headers.get('location') ?? '', editor.isBack);
    const session = browser.cookies.get('identity_session');
    expect(session?.path).toBe('/gateway/identity');
    for (const { attributes } of browser.cookies.values()) {
      expect(attributes).toMatch(/samesite=lax/i);
      expect(attributes).toMatch(/httponly/i);
      expect(attributes).not.toMatch(/secure/i);
    }
    expect(session?.attributes).not.toMatch(/expires|max-age/i);
  });

  it('asks for secure cookies where the address is https', async () => {
    const issuer = 'https://www.broadsheet.example/gateway/identity';
    const secure = await openNode(database.pool, { issuer });
    const browser = new Browser(secure.origin);
    const { url } = await editor.begin({
      redirect_uri: 'https://www.broadsheet.example/pf/editor/callback',
    });
    await browser.follow(issuer + new URL(url).pathname.slice(17) + new URL(url).search);
    expect(browser.cookies.size).toBeGreaterThan(1);
    for (const { attributes } of browser.cookies.values()) expect(attributes).toMatch(/secure/i);
    await secure.close();
  });

  it('gives the session another id with every sign-in, so that none can be planted', async () => {
    const { browser, submit } = await arrive();
    const before = browser.cookies.get('identity_session')?.value;
    const answer = await submit({ email: ACCOUNT.email, password: ACCOUNT.password });
    await browser.follow(answer.headers.get('location') ?? '', editor.isBack);
    const first = browser.cookies.get('identity_session')?.value;
    expect(first).not.toBe(before);
    const begun = await editor.begin({ prompt: 'login' });
    await editor.signIn(browser, begun);
    expect(browser.cookies.get('identity_session')?.value).not.toBe(first);
  });

  it('says the same of a wrong password, an unknown email, a disabled account and no email', async () => {
    const disabled = { ...ACCOUNT, email: 'gone@broadsheet.example' };
    await makeAccount(node.origin, disabled);
    await fetch(`${node.origin}/gateway/identity/accounts/${disabled.email}`, {
      method: 'PATCH',
      body: JSON.stringify({ state: 'disabled' }),
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    });
    const { page, submit } = await arrive();
    const pages = [];
    for (const fields of [
      WRONG,
      { email: 'nobody@broadsheet.example', password: 'not the password' },
      { email: disabled.email, password: disabled.password },
      { email: 'nobody', password: 'not the password' },
    ]) {
      const answer = await submit(fields);
      expect(answer.status).toBe(400);
      pages.push((await answer.text()).replace(`value="${fields.email}"`, '').replace(page, ''));
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('The email or password is wrong.');
    expect(pages[0]).not.toContain('not the password');
  });

  it('locks a known and an unknown email alike, and opens by waiting', async () => {
    const start = Date.now();
    for (const email of [ACCOUNT.email, 'nobody@broadsheet.example']) {
      const { submit } = await arrive();
      setClock(start);
      for (let n = 1; n <= 4; n += 1) {
        expect((await submit({ ...WRONG, email })).headers.get('retry-after')).toBeNull();
      }
      const fifth = await submit({ ...WRONG, email });
      expect(await fifth.text()).toContain('is wrong. Wait 30 seconds, then try again.');
      const right = await submit({ email, password: ACCOUNT.password });
      expect([right.status, right.headers.get('retry-after')]).toEqual([429, '30']);
      expect(await right.text()).toContain('Too many tries. Wait 30 seconds');
      setClock(start + 31 * SECOND);
      expect((await submit({ ...WRONG, email })).headers.get('retry-after')).toBe('60');
      setClock(start + 80 * SECOND);
      expect((await submit({ ...WRONG, email })).status).toBe(429);
    }
    setClock(start + 92 * SECOND);
    const { submit } = await arrive();
    expect(
      (await submit({ email: ' NELLY.BLY@broadsheet.example', password: ACCOUNT.password })).status,
    ).toBe(303);
    for (let n = 1; n <= 4; n += 1) expect((await submit(WRONG)).status).toBe(400);
    expect((await events()).map(({ event }) => event)).toContain('lock');
  });

  it('lets no try slip through while many come at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, async () => (await arrive()).submit(WRONG)),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('counts failures no longer after a day', async () => {
    const db = await openDatabase(database.pool);
    const email = 'day@broadsheet.example';
    for (let n = 1; n <= 4; n += 1) await takeTry(db, email, 0);
    expect(await takeTry(db, email, 86_400_001)).toEqual({ isAllowed: true, waitMs: 0 });
  });

  it('limits how often one household may fail, whatever the email, the address and what it says of itself', async () => {
    const { page, submit } = await arrive();
    const from = (n: number) => ({ 'x-client': `203.0.113.${n}, 2001:db8:7:7::${n + 1}` });
    const colleague = await arrive();
    const right = { email: ACCOUNT.email, password: ACCOUNT.password };
    expect((await colleague.submit(right, from(0))).status).toBe(303);
    for (let n = 1; n <= 30; n += 1) {
      const wrong = { ...WRONG, email: 'nobody@broadsheet.example' };
      expect((await submit(wrong, from(n))).status).toBe(n <= 5 ? 400 : 429);
    }
    const more = await submit(right, from(99));
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '600']);
    const other = await submit(right);
    expect([other.status, page]).toEqual([303, page]);
  });

  it('takes the form only from its own page, in the browser that began', async () => {
    const { page, submit } = await arrive();
    const right = { email: ACCOUNT.email, password: ACCOUNT.password };
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await submit(right, foreign)).status).toBe(403);
    const elsewhere = await new Browser().submit(page, right);
    expect(elsewhere.status).toBe(410);
    const another = await arrive();
    const [, id] = /sign-in\/([\w-]+)/.exec(page) ?? [];
    expect(
      (
        await another.browser.submit(
          another.page.replace(/sign-in\/[\w-]+/, `sign-in/${id}`),
          right,
        )
      ).status,
    ).toBe(410);
  });

  it('says when the page has expired, with a way on', async () => {
    const { browser, page, submit } = await arrive();
    setClock(Date.now() + 31 * 60 * SECOND);
    for (const answer of [await browser.ask(page), await submit(WRONG)]) {
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain(
        `<a class="button" href="${node.origin}/pf/editor">Sign in again</a>`,
      );
    }
  });

  it('names the fields that were left empty, and counts no try', async () => {
    const { submit } = await arrive();
    for (let n = 1; n <= 7; n += 1)
      expect((await submit({ email: '', password: '' })).status).toBe(400);
    expect(await (await submit({ email: ' ', password: 'x' })).text()).toContain(
      'Enter your email',
    );
    expect((await database.pool.query('select * from identity.tries')).rows).toEqual([]);
  });

  it('notes who signed in and who failed, and never what was typed', async () => {
    const { submit } = await arrive();
    await submit({ email: 'the password, typed as email', password: 'x' });
    await submit({ email: ACCOUNT.email, password: ACCOUNT.password });
    const lines = (await events()).slice(-2);
    expect(lines).toMatchObject([
      { event: 'sign-in-failed', account_id: null, address: expect.stringMatching(/^198\.18\./) },
      { event: 'sign-in', account_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]);
  });
});
