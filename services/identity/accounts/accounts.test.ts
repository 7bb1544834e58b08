import { engines, type TestDatabase } from '../../content/testing/engines';
import { openDatabase } from '../store/openDatabase';
import { ACCOUNT, makeAccount, openNode, TOKEN, type IdentityNode } from '../testing/openIdentity';
import { signIn } from '../signIn/signIn';
import { hashPassword, isOutdated } from './hashPassword';

describe.each(engines)('accounts on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool);
    expect((await makeAccount(node.origin)).status).toBe(201);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
  });

  const send = (method: string, path: string, body: unknown, token = TOKEN) =>
    fetch(`${node.origin}/gateway/identity/accounts${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const stored = async () =>
    (
      await database.pool.query<{ password: string; state: string }>(
        'select password, state from identity.accounts where email = $1',
        [ACCOUNT.email],
      )
    ).rows[0];

  it('are made with the staff token only', async () => {
    expect((await send('POST', '', ACCOUNT, 'guessed')).status).toBe(401);
    expect((await send('PATCH', `/${ACCOUNT.email}`, { state: 'disabled' }, '')).status).toBe(401);
  });

  it('are told without their password', async () => {
    const answer = await send('POST', '', {
      email: 'Ida@Broadsheet.example',
      name: ' Ida  B.\nWells ',
      password: 'southern horrors, 1892',
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email: 'ida@broadsheet.example',
      name: 'Ida B. Wells',
      state: 'active',
      createdAt: expect.any(String),
      changedAt: expect.any(String),
    });
  });

  it('are one for an email, however it is written, also when many are made at once', async () => {
    const same = { ...ACCOUNT, email: ACCOUNT.email.toUpperCase() };
    expect((await send('POST', '', same)).status).toBe(409);
    const twice = { ...ACCOUNT, email: 'twice@broadsheet.example' };
    const made = await Promise.all([1, 2, 3].map(() => send('POST', '', twice)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it.each<[string, unknown, string]>([
    ['without a password', { email: 'a@b.example', name: 'A' }, 'needs email, name and password'],
    ['of no one', { ...ACCOUNT, email: 'x@b.example', name: ' ' }, 'Enter a name'],
    ['with no address', { ...ACCOUNT, email: 'nelly' }, 'Enter an email address'],
    ['with a weak password', { ...ACCOUNT, password: 'short' }, 'at least 12 characters'],
    ['with a number', { ...ACCOUNT, name: 7 }, 'name must be a text'],
    ['that is a list', [], 'needs email'],
    ['that is null', null, 'needs email'],
  ])('%s are refused with words', async (_what, body, words) => {
    const answer = await send('POST', '', body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toContain(words);
  });

  it('can be given another password, disabled and enabled', async () => {
    const path = `/${encodeURIComponent(ACCOUNT.email.toUpperCase())}`;
    const before = await stored();
    expect((await send('PATCH', path, { password: 'short' })).status).toBe(400);
    expect((await send('PATCH', path, { state: 'sleeping' })).status).toBe(400);
    expect((await send('PATCH', '/nobody@broadsheet.example', {})).status).toBe(404);
    expect(await stored()).toEqual(before);
    const changed = await send('PATCH', path, { password: 'around the world', state: 'disabled' });
    expect(await changed.json()).toMatchObject({ email: ACCOUNT.email, state: 'disabled' });
    expect((await stored())?.password).not.toBe(before?.password);
    expect(await (await send('PATCH', path, { state: 'active' })).json()).toMatchObject({
      state: 'active',
    });
  });

  it('get a new hash when they sign in with one that was made at a lower cost', async () => {
    const old = await hashPassword('around the world', { ln: 12, r: 8, p: 1 });
    await database.pool.query('update identity.accounts set password = $1 where email = $2', [
      old,
      ACCOUNT.email,
    ]);
    const db = await openDatabase(database.pool);
    const given = { email: ACCOUNT.email, password: 'around the world', address: '' };
    expect(await signIn(db, given)).toMatchObject({ kind: 'signed-in' });
    expect(isOutdated((await stored())?.password ?? '')).toBe(false);
    expect(await signIn(db, given)).toMatchObject({ kind: 'signed-in' });
  });
});
