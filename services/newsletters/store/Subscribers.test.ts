import type { Kysely } from 'kysely';
import { engines, type TestDatabase } from '../../content/testing/engines';
import { openSchema } from '../../store/openSchema';
import { migrations } from './migrations';
import { Subscribers } from './Subscribers';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const SINCE = '2026-11-21T12:00:00.000Z';

describe.each(engines)('the contacts of newsletters (platform §3) on $name', (engine) => {
  let database: TestDatabase;
  let db: Kysely<unknown>;
  let daily: Subscribers;
  let weekly: Subscribers;
  let count = 0;
  let email = '';

  beforeAll(async () => {
    database = await engine.open();
    db = await openSchema<unknown>(database.pool, 'newsletters', migrations);
    [daily, weekly] = ['daily', 'weekly'].map(
      (website) => new Subscribers(db, website, () => NOW),
    ) as [Subscribers, Subscribers];
  });
  afterAll(() => database.close());
  beforeEach(() => {
    count += 1;
    email = `Ida-${count}@Mail.example`;
  });

  const all = { newsletters: { CLOUT: true, EATS: true }, consents: { Marketing: true } };

  it('have one id and one key for an address, in capitals or not, and are each site’s own', async () => {
    const contact = await daily.open(email);
    expect(contact).toEqual({
      sid: expect.stringMatching(/^[\da-f]{24}$/),
      email,
      contactKey: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(await daily.open(email.toLowerCase())).toEqual(contact);
    expect(await daily.byAddress(email.toUpperCase())).toEqual(contact);
    expect(await daily.byContactKey(contact.contactKey)).toEqual(contact);
    expect(await daily.bySid(contact.sid)).toEqual(contact);
    expect(await weekly.byAddress(email)).toBeNull();
    expect(await weekly.bySid(contact.sid)).toBeNull();
    expect((await weekly.open(email)).sid).not.toBe(contact.sid);
  });

  it('keep where they live until they say it anew', async () => {
    const tierOf = async () => {
      const sql = "select tier from newsletters.contacts where address = $1 and website = 'daily'";
      const { rows } = await database.pool.query<{ tier: string | null }>(sql, [
        email.toLowerCase(),
      ]);
      return rows[0]?.tier;
    };
    const tiers = [];
    for (const tier of [null, 'core', null, 'outer']) {
      await daily.open(email, tier);
      tiers.push(await tierOf());
    }
    expect(tiers).toEqual([null, 'core', 'core', 'outer']);
  });

  it('get what is turned on, since then, and are told what is new to them', async () => {
    const { sid } = await daily.open(email);
    expect(await daily.choicesOf(sid)).toEqual({ newsletters: {}, consents: {} });
    expect((await daily.change(sid, { ...all, source: 'WEB' })).toSorted()).toEqual([
      'CLOUT',
      'EATS',
    ]);
    const more = { newsletters: { CLOUT: true, EATS: false, GAME: true }, source: 'WEB' };
    expect(await daily.change(sid, more)).toEqual(['GAME']);
    expect(await daily.choicesOf(sid)).toEqual({
      newsletters: { CLOUT: SINCE, GAME: SINCE },
      consents: { Marketing: SINCE },
    });
    expect(await daily.change(sid, { consents: { Marketing: false }, source: 'WEB' })).toEqual([]);
    expect((await daily.choicesOf(sid)).consents).toEqual({});
  });

  it('leave all lists, and what they agreed to, at once', async () => {
    const { sid } = await daily.open(email);
    const other = await weekly.open(email);
    for (const [contacts, id] of [
      [daily, sid],
      [weekly, other.sid],
    ] as const)
      await contacts.change(id, { ...all, source: 'WEB' });
    await daily.leaveAll(sid);
    expect(await daily.choicesOf(sid)).toEqual({ newsletters: {}, consents: {} });
    expect(Object.keys((await weekly.choicesOf(other.sid)).newsletters)).toHaveLength(2);
  });

  it('are counted by newsletter, for each site', async () => {
    const before = await daily.countMembers();
    const { sid } = await daily.open(email);
    await daily.change(sid, { newsletters: { COUNTED: true }, source: 'WEB' });
    const other = await weekly.open(email);
    await weekly.change(other.sid, { newsletters: { COUNTED: true }, source: 'WEB' });
    expect(await daily.countMembers()).toEqual({ ...before, COUNTED: 1 });
  });

  it('go along to a new address, with what that one got already', async () => {
    const to = `new-${email}`;
    const { sid } = await daily.open(email);
    await daily.change(sid, { newsletters: { CLOUT: true }, source: 'WEB' });
    const there = await daily.open(to);
    await daily.change(there.sid, {
      newsletters: { CLOUT: true, EATS: true },
      consents: { Marketing: true },
      source: 'WEB',
    });
    await daily.move(email, to);
    expect(await daily.byAddress(to)).toMatchObject({ sid, email: to });
    expect(await daily.byAddress(email)).toBeNull();
    expect(await daily.bySid(there.sid)).toBeNull();
    expect(await daily.choicesOf(sid)).toEqual({
      newsletters: { CLOUT: SINCE, EATS: SINCE },
      consents: { Marketing: SINCE },
    });
    // The same in capitals is no other address, and who never signed up has nothing to take along.
    await daily.move(to, to.toUpperCase());
    await daily.move('nobody@mail.example', email);
    expect(await daily.byAddress(to)).toMatchObject({ sid, email: to });
    expect(await daily.byAddress(email)).toBeNull();
  });

  it('are forgotten whole, on their site alone', async () => {
    const { sid } = await daily.open(email);
    await weekly.open(email);
    await daily.change(sid, { ...all, source: 'WEB' });
    await daily.forget(email.toUpperCase());
    expect(await daily.byAddress(email)).toBeNull();
    expect(await daily.choicesOf(sid)).toEqual({ newsletters: {}, consents: {} });
    expect(await weekly.byAddress(email)).not.toBeNull();
  });

  it('are changed with all else of a transaction, or not at all', async () => {
    const { sid } = await daily.open(email);
    await expect(
      db.transaction().execute(async (transaction) => {
        await daily.within(transaction).change(sid, { ...all, source: 'WEB' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await daily.choicesOf(sid)).toEqual({ newsletters: {}, consents: {} });
  });
});
