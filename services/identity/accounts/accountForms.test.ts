import { engines } from '../../content/testing/engines';
import { Browser } from '../testing/Browser';
import { Reader } from '../testing/Reader';
import { TOKEN } from '../testing/openIdentity';
import { PASSWORD as password, useNode } from '../testing/useNode';
import { createAccount, findAccount } from './accounts';

const chosen = 'a new phrase to remember';
const LATER_MS = 601_000;

describe.each(engines)('what readers change of their account, on $name', (engine) => {
  const changed: object[] = [];
  const signedOut: string[] = [];
  const shared = useNode(engine, {
    onChanged: async (account) => void changed.push(account),
    onSignedOut: async (id) => void signedOut.push(id),
  });
  const { newEmail } = shared;

  const mailsTo = (email: string) => shared.node.mails.filter(({ to }) => to.address === email);

  /** A reader who has signed in just now. */
  const owner = async (given: { password?: string | null } = {}) => {
    const email = newEmail();
    const account = await createAccount(shared.db, { email, name: 'Ida', password, ...given });
    const reader = await Reader.at(shared.node);
    await reader.prove('sign-in', email);
    await reader.who();
    const at = (page: string) => `${shared.node.issuer}/${page}`;
    const open = async (page: string) => (await reader.browser.ask(at(page))).text();
    const submit = (page: string, fields: Record<string, string>, headers = {}) =>
      reader.browser.submit(at(page), fields, headers);
    return { account, email, reader, open, submit };
  };

  /** By a back end. */
  const change = ({ id }: { id: string }, body: object) =>
    fetch(`${shared.node.issuer}/accounts/${id}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    });

  /** More than 10 minutes go by. */
  const wait = () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + LATER_MS);
  };

  const PAGES = ['name', 'email', 'password'];

  it('is told to the site where a back end changes a name, and not where it changes something else', async () => {
    const { account } = await owner();
    changed.length = 0;
    expect((await change(account, { password: chosen })).status).toBe(200);
    expect(changed).toEqual([]);
    expect((await change(account, { name: 'Ida B. Wells' })).status).toBe(200);
    expect(changed).toMatchObject([{ id: account.id, name: 'Ida B. Wells' }]);
  });

  it.each([
    [{ state: 'disabled' }, true],
    [{ state: 'active' }, false],
    [{ password: chosen }, true],
    [{ name: 'Ida B.' }, false],
  ])('signs out whom a back end gives %j: %s', async (body, isSignedOut) => {
    const { account } = await owner();
    expect((await change(account, body)).status).toBe(200);
    expect(signedOut.includes(account.id)).toBe(isSignedOut);
  });

  it.each(PAGES)(
    'the page of the %s is for who is signed in, and takes its own form',
    async (page) => {
      const nobody = new Browser();
      const asked = await nobody.ask(`${shared.node.issuer}/${page}`);
      expect([asked.status, await asked.text()]).toEqual([
        401,
        expect.stringContaining(`to=%2Fgateway%2Fidentity%2F${page}`),
      ]);
      expect((await nobody.submit(`${shared.node.issuer}/${page}`, { name: 'x' })).status).toBe(
        401,
      );
      const { submit, open, account } = await owner();
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const fields = { name: 'Eve', email: 'eve@evil.example', password: chosen };
      expect((await submit(page, fields, foreign)).status).toBe(403);
      expect(await findAccount(shared.db, { id: account.id })).toEqual(account);
      expect(mailsTo('eve@evil.example')).toEqual([]);
      expect(await open(page)).toContain(account.email);
    },
  );

  it('their forms are taken 30 times in 10 minutes', async () => {
    const { submit } = await owner();
    for (let n = 0; n < 30; n += 1) expect((await submit(PAGES[n % 3] ?? '', {})).status).toBe(400);
    for (const page of PAGES) {
      const late = await submit(page, {});
      expect([late.status, late.headers.get('retry-after')]).toEqual([429, '600']);
    }
  });

  it('a name is changed at once, and told to who keeps it', async () => {
    const { account, submit, reader, open } = await owner();
    expect(await open('name')).toContain('value="Ida"');
    for (const wrong of ['  ', 'x'.repeat(201)]) {
      const answer = await submit('name', { name: wrong });
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('Enter a name of at most 200 characters.'),
      ]);
    }
    changed.length = 0;
    const done = await submit('name', { name: ' <b>Ida</b>\n B. Wells ' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account/?done=name']);
    expect(await reader.who()).toMatchObject({ sub: account.id, name: '<b>Ida</b> B. Wells' });
    expect(changed).toMatchObject([{ id: account.id, name: '<b>Ida</b> B. Wells' }]);
    expect(await open('name')).toContain('value="&lt;b&gt;Ida&lt;/b&gt; B. Wells"');
  });

  it('an email is changed by a link that is mailed to the new one, and the old one is told', async () => {
    const { account, email, submit, reader } = await owner();
    const to = newEmail();
    changed.length = 0;
    const asked = await submit('email', { email: ` ${to.toUpperCase()} ` });
    const next = new URL(asked.headers.get('location') ?? '', shared.node.origin).href;
    expect([asked.status, next]).toEqual([303, `${shared.node.issuer}/email?sent`]);
    expect(await (await reader.browser.ask(next)).text()).toContain('Check your email');
    expect(await reader.who()).toMatchObject({ email });
    expect(changed).toEqual([]);

    await Promise.all([submit('email', { email: to }), submit('email', { email: to })]);
    expect(mailsTo(to)).toHaveLength(1);

    const link = reader.linkIn(to) ?? '';
    const used = await new Browser().submit(link, {});
    expect([used.status, await used.text()]).toEqual([
      200,
      expect.stringContaining('href="/account/?done=email"'),
    ]);
    expect(await reader.who()).toMatchObject({ sub: account.id, email: to });
    expect(changed).toMatchObject([{ id: account.id, email: to }]);
    expect(mailsTo(email).at(-1)?.subject).toBe('The address of your account was changed');
    expect((await new Browser().submit(link, {})).status).toBe(410);
  });

  it('an email that has an account gets the same answer, and another letter', async () => {
    const [one, other] = [await owner(), await owner()];
    const free = newEmail();
    const answers = [];
    for (const email of [free, other.email]) {
      const answer = await one.submit('email', { email });
      answers.push([answer.status, answer.headers.get('location'), await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(mailsTo(free).at(-1)?.text).toContain('/link/');
    expect(mailsTo(other.email).at(-1)?.text).not.toContain('/link/');
    expect(await findAccount(shared.db, { id: one.account.id })).toMatchObject({
      email: one.email,
    });
  });

  it('an email is asked for only of who signed in within 10 minutes', async () => {
    const { email, submit, open, reader } = await owner();
    for (const [typed, words] of [
      ['nobody', 'Enter an email address'],
      [email.toUpperCase(), 'This is your address already.'],
    ] as const) {
      const answer = await submit('email', { email: typed });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
    }
    wait();
    const to = newEmail();
    const again = 'to=%2Fgateway%2Fidentity%2Femail&amp;fresh=1';
    expect(await open('email')).toContain(again);
    expect(await (await submit('email', { email: to })).text()).toContain(again);
    expect(mailsTo(to)).toEqual([]);
    await reader.ask('sign-in', email, { max_age: '600' });
    await reader.use(email);
    await reader.who();
    expect((await submit('email', { email: to })).status).toBe(303);
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('an address gets five links in an hour, whoever asks', async () => {
    const to = newEmail();
    const statuses = [];
    for (let n = 1; n <= 6; n += 1)
      statuses.push((await (await owner()).submit('email', { email: to })).status);
    expect([statuses, mailsTo(to).length]).toEqual([[303, 303, 303, 303, 303, 429], 5]);
  });

  it('a password is changed by who just signed in: other sessions end, this one stays, the account is told', async () => {
    const { account, email, submit, open, reader } = await owner();
    const elsewhere = await Reader.at(shared.node);
    await elsewhere.prove('sign-in', email);
    expect(await elsewhere.who()).toMatchObject({ sub: account.id });
    const target = newEmail();
    await submit('email', { email: target });
    const pending = reader.linkIn(target) ?? '';
    expect(await open('password')).not.toContain('Current password');
    for (const [weak, words] of [
      ['short', 'Use at least 12 characters'],
      [email, 'not your email address'],
    ] as const) {
      const answer = await submit('password', { password: weak });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)]);
    }
    const done = await submit('password', { password: chosen });
    expect(done.status).toBe(303);
    const to = done.headers.get('location') ?? '';
    expect(to).toBe(
      `${shared.node.origin}/gateway/readers/sign-in?to=%2Faccount%2F%3Fdone%3Dpassword`,
    );
    expect(signedOut).toContain(account.id);
    expect(await reader.who()).toMatchObject({ sub: account.id });
    expect(await elsewhere.who()).toBeNull();
    expect(mailsTo(email).at(-1)?.subject).toBe('Your password was changed');
    expect((await new Browser().submit(pending, {})).status).toBe(410);

    const later = await Reader.at(shared.node);
    const old = await later.browser.submit(await later.arrive(), { email, password });
    expect(old.status).toBe(400);
    const fresh = await later.browser.submit(await later.arrive(), { email, password: chosen });
    expect(fresh.status).toBe(303);
  });

  it('a password is changed with the current one by who signed in a while ago, and guessed by nobody for long', async () => {
    const { email, submit, open, reader, account } = await owner();
    wait();
    expect(await open('password')).toContain('Current password');
    const missing = await submit('password', { password: chosen });
    expect(await missing.text()).toContain('Enter your current password.');
    for (let n = 1; n <= 5; n += 1) {
      const wrong = await submit('password', { current: `guess number ${n}`, password: chosen });
      expect([wrong.status, await wrong.text()]).toEqual([
        400,
        expect.stringContaining('This is not your current password.'),
      ]);
    }
    const locked = await submit('password', { current: password, password: chosen });
    expect(await locked.text()).toContain('Too many tries. Wait');
    expect(mailsTo(email).at(-1)?.subject).not.toBe('Your password was changed');
    await shared.database.pool.query('delete from identity.tries');
    expect((await submit('password', { current: password, password: chosen })).status).toBe(303);
    expect(await reader.who()).toMatchObject({ sub: account.id });
  });

  it('an account without a password gets one from who just signed in alone', async () => {
    const { submit, open, email } = await owner({ password: null });
    wait();
    expect(await open('password')).toContain('sign in once more first');
    expect((await submit('password', { current: '', password: chosen })).status).toBe(200);
    expect(mailsTo(email).at(-1)?.subject).not.toBe('Your password was changed');
    jest.restoreAllMocks();
    expect((await submit('password', { password: chosen })).status).toBe(303);
    const later = await Reader.at(shared.node);
    const signedIn = await later.browser.submit(await later.arrive(), { email, password: chosen });
    expect(signedIn.status).toBe(303);
  });
});
