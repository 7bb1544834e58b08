import { engines, type TestDatabase } from '../../content/testing/engines';
import { openDatabase } from '../store/openDatabase';
import type { Database } from '../store/tables';
import { Browser } from '../testing/Browser';
import { makeAccount, openNode, TOKEN, type IdentityNode } from '../testing/openIdentity';
import { Reader } from '../testing/Reader';
import { findAccount, type Account } from './accounts';

const password = 'the light of truth upon them';

describe.each(engines)("calls of the site's back ends about an account, on $name", (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let db: Database;
  let made = 0;

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool);
    db = await openDatabase(database.pool);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
  });

  const newEmail = () => `owner-${(made += 1)}@daily.example`;
  const account = async (): Promise<Account> => {
    const answer = await makeAccount(node.origin, { email: newEmail(), name: 'Ida', password });
    return (await answer.json()) as Account;
  };
  const call = (method: string, path: string, body: object | null = null, token = TOKEN) =>
    fetch(`${node.issuer}/accounts/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
    });
  const signIn = async ({ email }: { email: string }) => {
    const reader = await Reader.at(node);
    const answer = await reader.browser.submit(await reader.arrive(), { email, password });
    await reader.browser.follow(answer.headers.get('location') ?? '', (url) =>
      url.includes('/gateway/readers/callback'),
    );
    return reader;
  };

  it('are for the staff token', async () => {
    const { id } = await account();
    for (const [method, path, body] of [
      ['PATCH', id, { name: 'x' }],
      ['DELETE', id, null],
      ['DELETE', `${id}/sessions`, null],
    ] as const)
      expect((await call(method, path, body, 'another token')).status).toBe(401);
    expect(await findAccount(db, { id })).toMatchObject({ name: 'Ida' });
  });

  it('sign out everywhere, and not others', async () => {
    const [one, two] = [await account(), await account()];
    const [phone, desk, other] = [await signIn(one), await signIn(one), await signIn(two)];
    expect(await phone.who()).toMatchObject({ sub: one.id });
    expect((await call('DELETE', `${one.id}/sessions`)).status).toBe(204);
    expect([await phone.who(), await desk.who()]).toEqual([null, null]);
    expect(await other.who()).toMatchObject({ sub: two.id });
    expect((await call('DELETE', 'nobody/sessions')).status).toBe(404);
  });

  it('change a name at once, and an email once the new one is proved', async () => {
    const { id, email } = await account();
    const next = newEmail();
    const reader = await signIn({ email });
    const answer = await call('PATCH', id, {
      name: ' Ida  B. Wells ',
      email: next,
      return_to: '/account/',
    });
    expect(await answer.json()).toMatchObject({ name: 'Ida B. Wells', email });
    const link = reader.linkIn(next) ?? '';
    expect(await (await new Browser().ask(link)).text()).toContain('Confirm your address');
    expect(await findAccount(db, { id })).toMatchObject({ email });
    const used = await new Browser().submit(link, {});
    expect([used.status, await used.text()]).toEqual([
      200,
      expect.stringContaining('href="/account/"'),
    ]);
    expect(await reader.who()).toMatchObject({ sub: id, email: next, name: 'Ida B. Wells' });
    expect((await new Browser().submit(link, {})).status).toBe(410);
    const told = node.mails.findLast(({ to }) => to.address === email);
    expect(told?.subject).toBe('The address of your account was changed');
    expect(told?.text).not.toContain(next);
  });

  it('give no account the email of another, and tell who asks nothing of it', async () => {
    const [one, two] = [await account(), await account()];
    const answer = await call('PATCH', one.id, { email: two.email });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining(one)]);
    const told = node.mails.findLast(({ to }) => to.address === two.email);
    expect(told?.text).toContain('nothing was changed');
    expect(told?.text).not.toContain('/link/');

    // Somebody registers with it before the link is used.
    const email = newEmail();
    await call('PATCH', one.id, { email });
    const reader = await Reader.at(node);
    const link = reader.linkIn(email) ?? '';
    await makeAccount(node.origin, { email, name: 'Nelly', password });
    expect((await new Browser().submit(link, {})).status).toBe(410);
    expect(await findAccount(db, { id: one.id })).toMatchObject({ email: one.email });
  });

  it('refuse what is no email or name, and mail to no address more than 5 times an hour', async () => {
    const { id } = await account();
    expect((await call('PATCH', id, { email: 'nobody' })).status).toBe(400);
    expect((await call('PATCH', id, { name: ' ' })).status).toBe(400);
    const noText = await call('PATCH', id, { name: 7 });
    expect([noText.status, await noText.text()]).toEqual([
      400,
      expect.stringContaining('name must be a text.'),
    ]);
    const email = newEmail();
    const statuses = [];
    for (let n = 1; n <= 6; n += 1) statuses.push((await call('PATCH', id, { email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await (await call('PATCH', id, { email })).json()).toEqual({
      message: 'Several emails were sent to this address. Try again in an hour.',
    });
  });

  it.each<
    [
      what: string,
      method: string,
      path: string | null,
      body: object | null,
      answer: [number, string],
    ]
  >([
    ['nobody', 'PATCH', 'nobody', {}, [404, 'There is no such account.']],
    ['an address of nobody', 'PATCH', 'x@mail.example', {}, [404, 'There is no such account.']],
    [
      'an id of nobody',
      'DELETE',
      '00000000-0000-4000-8000-000000000000',
      null,
      [404, 'There is no such account.'],
    ],
    [
      'a state that there is not',
      'PATCH',
      null,
      { state: 'gone' },
      [400, 'The state is active or disabled.'],
    ],
    ['a state that is no text', 'PATCH', null, { state: true }, [400, 'state must be a text.']],
    [
      'an email that is none',
      'PATCH',
      null,
      { email: 'ida' },
      [400, 'Enter an email address, like name@example.com.'],
    ],
    [
      'a password that is no text',
      'PATCH',
      null,
      { password: 1 },
      [400, 'password must be a text.'],
    ],
  ])('say what is wrong with %s', async (_what, method, path, body, [status, message]) => {
    const { id } = await account();
    const answer = await call(method, path ?? id, body);
    expect([answer.status, await answer.json()]).toEqual([status, { message }]);
  });

  it.each([['email'], ['name'], ['password']])('make no account without %s', async (left) => {
    const whole = { email: newEmail(), name: 'Ida', password };
    const answer = await makeAccount(node.origin, { ...whole, [left]: undefined });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'An account needs email, name and password.' },
    ]);
  });

  it('name an account by its email, and mail nothing where the email stays', async () => {
    const { email } = await account();
    const mails = node.mails.length;
    const answer = await call('PATCH', email, { email: email.toUpperCase(), name: 'Ida Bell' });
    expect(await answer.json()).toMatchObject({ email, name: 'Ida Bell', state: 'active' });
    expect(node.mails).toHaveLength(mails);
    const disabled = await call('PATCH', email, { state: 'disabled' });
    expect(await disabled.json()).toMatchObject({ email, state: 'disabled' });
  });

  it('write down that one was signed out everywhere', async () => {
    const { id } = await account();
    await call('DELETE', `${id}/sessions`);
    const { rows } = await database.pool.query<{ event: string }>(
      'select event from identity.audit where account_id = $1',
      [id],
    );
    expect(rows.map(({ event }) => event)).toContain('sign-out-everywhere');
  });

  it('delete an account with every row of it', async () => {
    const owner = await account();
    const reader = await signIn(owner);
    const other = await Reader.at(node);
    await other.ask('reset', owner.email);
    await database.pool.query(
      `insert into identity.passkeys values ('key-1', $1, 'Phone', 'x', 0, '', now(), null)`,
      [owner.id],
    );
    await database.pool.query(
      `insert into identity.outside_accounts values ('https://google.example', 's', $1)`,
      [owner.id],
    );
    const link = other.linkIn(owner.email) ?? '';
    expect((await call('DELETE', owner.id)).status).toBe(204);
    expect((await call('DELETE', owner.id)).status).toBe(404);
    expect(await reader.who()).toBeNull();
    expect((await new Browser().submit(link, { password })).status).toBe(410);
    const { rows } = await database.pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'identity'`,
    );
    const all = await Promise.all(
      rows.map(async ({ table_name: name }) => {
        const found = await database.pool.query<{ all: string | null }>(
          `select json_agg(t)::text as all from identity.${name} t`,
        );
        return found.rows[0]?.all ?? '';
      }),
    );
    expect(all.length).toBeGreaterThan(8);
    expect(all.join()).not.toContain(owner.id);
    expect(all.join()).not.toContain(owner.email);
    expect(all.join()).toContain('account-deleted');
  });
});
