import { InvalidInput } from '../../document/errors';
import { describeStore } from '../testing/describeStore';
import { listStaff, readStaffWhere } from './readStaff';
import { recognizeStaff } from './recognizeStaff';
import { saveStaff } from './saveStaff';
import { closeSession, IDLE_MS, LONGEST_MS, openSession, readSession } from './sessions';
import { createToken, listTokens, readToken, revokeToken } from './tokens';
import type { Grant, Role } from './types';

const grant = (role: Role, folder = '/'): Grant => ({ website: 'daily', folder, role });
const author = 'command-line';

describeStore('Staff', (current) => {
  const save = (email: string, grants: Grant[] = [grant('editor')], isActive = true) =>
    saveStaff(current().store, { email, name: email, grants, isActive, author });
  beforeAll(() => save('boss@daily.test', [grant('admin')]));

  it('have an email in lower case, and the roles they were last given', async () => {
    const { store } = current();
    await save('Ada@Daily.test', [grant('viewer')]);
    const saved = await save('ada@daily.test', [grant('editor'), grant('producer', '/sports')]);
    expect(saved).toMatchObject({
      email: 'ada@daily.test',
      grants: [grant('editor'), grant('producer', '/sports')],
    });
    expect(await readStaffWhere(store, { email: 'ada@daily.test' })).toEqual(saved);
    const all = await listStaff(store);
    expect(all.filter(({ email }) => email === 'ada@daily.test')).toEqual([saved]);
  });

  it.each<[string, Grant[], RegExp]>([
    ['ada', [], /no email address/],
    ['x@daily.test', [grant('editor', 'sports')], /no folder/],
    ['x@daily.test', [grant('editor', '/a//b')], /no folder/],
    ['x@daily.test', [grant('owner' as Role)], /no role: viewer, editor, producer, admin/],
  ])('%s with %j are refused', async (email, grants, message) => {
    await expect(save(email, grants)).rejects.toThrow(message);
    await expect(save(email, grants)).rejects.toBeInstanceOf(InvalidInput);
  });

  it('always have an admin, even if two dismiss each other at the same moment', async () => {
    await save('second@daily.test', [grant('admin')]);
    const outcomes = await Promise.allSettled([
      save('boss@daily.test', [grant('viewer')]),
      save('second@daily.test', [], false),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await save('boss@daily.test', [grant('admin')]);
    await expect(
      Promise.all([save('second@daily.test', [], false), save('boss@daily.test', [], false)]),
    ).rejects.toThrow(/admin/);
    await save('boss@daily.test', [grant('admin')]);
  });

  it('are known by their email at first, and by their identity ever after', async () => {
    const { store } = current();
    const kim = await save('kim@daily.test');
    const identity = { issuer: 'https://id.test', subject: '7', email: 'Kim@daily.test' };
    expect(await recognizeStaff(store, { ...identity, email: null })).toBeNull();
    expect(await recognizeStaff(store, identity)).toEqual(kim);
    expect(await recognizeStaff(store, { ...identity, email: 'new@daily.test' })).toEqual(kim);
    expect(await recognizeStaff(store, { ...identity, subject: '8' })).toBeNull();
    expect(await recognizeStaff(store, { ...identity, issuer: 'https://other.test' })).toBeNull();
  });

  it('who were dismissed are nobody, and their sessions are over', async () => {
    const { store } = current();
    const { id: staffId } = await save('eve@daily.test');
    const identity = { issuer: 'https://id.test', subject: 'eve', email: 'eve@daily.test' };
    await recognizeStaff(store, identity);
    const { key } = await openSession(store, { staffId, idToken: null });
    await save('eve@daily.test', [grant('editor')], false);
    expect(await readSession(store, key)).toBeNull();
    expect(await recognizeStaff(store, identity)).toBeNull();
  });

  it('sign in to a session that ends when it is closed, idle or old, and not before', async () => {
    const { store } = current();
    const { id: staffId } = await save('max@daily.test');
    const now = Date.now();
    const { key, csrf } = await openSession(store, { staffId, idToken: 'id', now });
    expect(await readSession(store, key, { now })).toMatchObject({
      member: { email: 'max@daily.test' },
      csrf,
      idToken: 'id',
    });
    let last = now;
    for (; last < now + LONGEST_MS - IDLE_MS; last += IDLE_MS - 1000)
      expect(await readSession(store, key, { now: last })).not.toBeNull();
    expect(await readSession(store, key, { now: last + IDLE_MS })).toBeNull();
    expect(await readSession(store, key, { now: now + LONGEST_MS })).toBeNull();
    expect(await readSession(store, `${key}x`, { now })).toBeNull();
    await closeSession(store, key);
    expect(await readSession(store, key, { now })).toBeNull();
  });

  it('are not kept alive by what asks for them without anybody at work', async () => {
    const { store } = current();
    const { id: staffId } = await save('idle@daily.test');
    const now = Date.now();
    const { key } = await openSession(store, { staffId, idToken: null, now });
    expect(
      await readSession(store, key, { now: now + IDLE_MS - 1000, isUse: false }),
    ).not.toBeNull();
    expect(await readSession(store, key, { now: now + IDLE_MS + 1000 })).toBeNull();
  });

  it('never leave a key in a table, of a session or a token', async () => {
    const { database, store } = current();
    const { id: staffId } = await save('zoe@daily.test');
    const { key } = await openSession(store, { staffId, idToken: null });
    const { secret } = await createToken(store, { name: 'x', grants: [], endsAt: null, author });
    const { rows } = await database.pool.query<{ all: string }>(
      `select (select json_agg(s)::text from runtime.staff_sessions s)
           || (select json_agg(t)::text from runtime.api_tokens t)
           || (select json_agg(a)::text from runtime.audit a) as all`,
    );
    expect(rows[0]?.all).toContain('staff_id');
    expect(rows[0]?.all).not.toContain(key);
    expect(rows[0]?.all).not.toContain(secret);
  });

  it('make tokens for programs, which run out or are taken back', async () => {
    const { store } = current();
    const now = Date.now();
    const grants = [grant('editor', '/sports')];
    const input = { name: 'Scoreboard', grants, endsAt: new Date(now + 1000), author };
    const { id, secret } = await createToken(store, input);
    expect(await readToken(store, secret, now)).toMatchObject({ id, name: 'Scoreboard', grants });
    expect(await readToken(store, secret, now + 1000)).toBeNull();
    expect(await readToken(store, `${secret}x`, now)).toBeNull();
    expect((await listTokens(store)).find((token) => token.id === id)?.usedAt).toEqual(
      new Date(now),
    );
    await revokeToken(store, { id, author });
    await revokeToken(store, { id, author });
    expect(await readToken(store, secret, now)).toBeNull();
  });
});
