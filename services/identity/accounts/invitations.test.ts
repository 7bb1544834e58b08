import { engines, type TestDatabase } from '../../content/testing/engines';
import { LINK_MS } from '../links/links';
import { signIn } from '../signIn/signIn';
import { openDatabase } from '../store/openDatabase';
import { removeExpired } from '../store/removeExpired';
import { Browser } from '../testing/Browser';
import { ACCOUNT, makeAccount, openNode, type IdentityNode } from '../testing/openIdentity';
import { accountsIn } from './accountsIn';

const password = 'the light of truth upon them';

describe.each(engines)('a link for choosing a password, on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let accounts: Awaited<ReturnType<typeof accountsIn>>;
  let made = 0;

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool);
    accounts = await accountsIn(database.pool);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const someone = () => ({ email: `ida-${(made += 1)}@daily.example`, name: 'Ida B. Wells' });
  const linkOf = async (person: { email: string; name: string }) => {
    const link = await accounts.invite(person);
    if (!link) throw new Error('There is an account.');
    return { ...link, url: `${node.issuer}${link.path}` };
  };
  const open = (url: string, browser = new Browser()) => browser.ask(url);
  const choose = (url: string, chosen = password, browser = new Browser()) =>
    browser.submit(url, { password: chosen });
  const maySignIn = async (email: string, typed = password) => {
    const db = await openDatabase(database.pool);
    return (await signIn(db, { email, password: typed, address: '' })).kind === 'signed-in';
  };
  const hasPassword = (email: string) => accounts.has(email);

  it('shows whose it is, to nobody who stores or frames it, and is not used by being looked at', async () => {
    const person = someone();
    const { url, path } = await linkOf(person);
    expect(path).toMatch(/^\/link\/[\w-]{43}$/);
    for (const _time of [1, 2]) {
      const answer = await open(url);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(await answer.text()).toContain(`value="${person.email}"`);
    }
    expect(await hasPassword(person.email)).toBe(false);
  });

  it('makes the account that signs in with it, once', async () => {
    const person = someone();
    const { url } = await linkOf(person);
    const done = await choose(url);
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining('Your password is set'),
    ]);
    expect(await maySignIn(person.email)).toBe(true);
    expect((await choose(url, 'another password, later')).status).toBe(410);
    expect((await open(url)).status).toBe(410);
    expect(await maySignIn(person.email)).toBe(true);
    expect(await accounts.invite(person)).toBeNull();
  });

  it('is used by one of several at once', async () => {
    const { url } = await linkOf(someone());
    const chosen = ['first of three phrases', 'second of three phrases', 'third of three phrases'];
    const answers = await Promise.all(chosen.map((one) => choose(url, one)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  it('stays good when the password is refused, which is said and never shown', async () => {
    const person = someone();
    const { url } = await linkOf(person);
    for (const [weak, words] of [
      ['short', 'Use at least 12 characters'],
      ['newspaper1234', 'harder to guess'],
      [person.email, 'not your email address'],
      ['', 'Use at least 12 characters'],
    ] as const) {
      const answer = await choose(url, weak);
      const page = await answer.text();
      expect([answer.status, page.includes(words)]).toEqual([400, true]);
      expect(page).not.toContain('value="short"');
    }
    expect((await choose(url)).status).toBe(200);
  });

  it('ends with a week, with a newer one, and with an account', async () => {
    const late = await linkOf(someone());
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + LINK_MS.invitation + 1000);
    expect([(await open(late.url)).status, (await choose(late.url)).status]).toEqual([410, 410]);
    await removeExpired(await openDatabase(database.pool), now + LINK_MS.invitation + 1000);
    clock.mockRestore();
    expect((await open(late.url)).status).toBe(410);

    const person = someone();
    const first = await linkOf(person);
    const second = await linkOf(person);
    expect([(await open(first.url)).status, (await open(second.url)).status]).toEqual([410, 200]);
    await makeAccount(node.origin, { ...person, password: 'chosen by the staff' });
    expect((await choose(second.url)).status).toBe(410);
    expect(await maySignIn(person.email, 'chosen by the staff')).toBe(true);
  });

  it('is taken from our own page only, and guessed by nobody for long', async () => {
    const { url } = await linkOf(someone());
    const foreign = await new Browser().submit(
      url,
      { password },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    const guesser = new Browser();
    const statuses = new Set<number>();
    for (let step = 0; step < 31; step += 1)
      statuses.add((await open(`${node.issuer}/link/guess-${step}`, guesser)).status);
    expect([...statuses]).toEqual([410, 429]);
    expect((await choose(url, password, guesser)).status).toBe(429);
    expect((await choose(url)).status).toBe(200);
  });

  it('leaves no key in a table, and a line in the log', async () => {
    const { path } = await linkOf(someone());
    const { rows } = await database.pool.query<{ all: string }>(
      `select (select json_agg(i)::text from identity.links i)
           || (select json_agg(a)::text from identity.audit a) as all`,
    );
    expect(rows[0]?.all).toContain('key_digest');
    expect(rows[0]?.all).toContain('invited');
    expect(rows[0]?.all).not.toContain(path.split('/').at(-1));
  });

  it('is for those who have no account', async () => {
    await makeAccount(node.origin);
    const [one, two] = [someone(), someone()];
    expect(await accounts.lacking([one.email, ACCOUNT.email.toUpperCase(), two.email])).toEqual([
      one.email,
      two.email,
    ]);
    expect(await accounts.lacking([])).toEqual([]);
    await expect(accounts.invite({ email: 'nobody', name: 'No' })).rejects.toThrow(/email/);
  });
});
