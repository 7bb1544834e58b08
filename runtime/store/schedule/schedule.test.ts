import { createDocument } from '../createDocument';
import { InvalidInput } from '../../document/errors';
import { NotFound, RevisionConflict, TimeTwice } from '../errors';
import { listVersions } from '../listVersions';
import { publish } from '../publish';
import { readPublished } from '../readPublished';
import { rollback } from '../rollback';
import { saveDraft } from '../saveDraft';
import { describeStore } from '../testing/describeStore';
import { pageDocument } from '../../document/testing/fixtures';
import { unpublish } from '../unpublish';
import { runDueSchedules } from './runDueSchedules';
import { cancelSchedule, scheduleVersion } from './scheduleVersion';
import { startSchedules } from './startSchedules';
import { momentOf } from './zonedTime';

const zone = 'America/New_York';

describe('a time on a clock', () => {
  it.each([
    ['2026-11-21T06:30', false, '2026-11-21T11:30:00.000Z'],
    ['2026-07-04T06:30', false, '2026-07-04T10:30:00.000Z'],
    ['2026-10-31T23:59', false, '2026-11-01T03:59:00.000Z'],
    ['2026-11-01T01:30', false, '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T01:30', true, '2026-11-01T06:30:00.000Z'],
    ['2026-11-01T02:00', false, '2026-11-01T07:00:00.000Z'],
    ['2027-03-14T01:59', false, '2027-03-14T06:59:00.000Z'],
    ['2027-03-14T03:00', true, '2027-03-14T07:00:00.000Z'],
  ])('%s in New York (the second one: %s) is %s', (local, isSecond, expected) => {
    expect(momentOf({ local, zone, isSecond }).toISOString()).toBe(expected);
  });

  it.each([
    ['2027-03-14T02:30', zone, /does not exist in America\/New_York: clocks skip it/],
    ['2026-13-01T00:00', zone, /no date and time/],
    ['tomorrow', zone, /no date and time/],
    ['2026-11-21T06:30', 'Philadelphia', /no time zone/],
  ])('%s in %s is refused', (local, where, message) => {
    expect(() => momentOf({ local, zone: where })).toThrow(message);
    expect(() => momentOf({ local, zone: where })).toThrow(InvalidInput);
  });

  it('is asked about where clocks show it twice', () => {
    expect(() => momentOf({ local: '2026-11-01T01:30', zone })).toThrow(TimeTwice);
    expect(momentOf({ local: '2026-11-01T02:00', zone })).toEqual(new Date('2026-11-01T07:00Z'));
  });
});

describeStore('Scheduled versions', (current) => {
  const website = 'daily';
  const author = 'ada';
  /** Before both times: 5:00 in New York on the day on which clocks are set back. */
  const now = Date.parse('2026-11-01T04:00:00Z');
  const publishAt = { local: '2026-11-01T01:30', zone, isSecond: true };
  const goesLive = Date.parse('2026-11-01T06:30:00Z');
  const expireAt = { local: '2026-11-01T09:00' };
  const expires = Date.parse('2026-11-01T14:00:00Z');

  /** A document with two versions, the first of which is live. */
  const create = async (documentId: string) => {
    const { store } = current();
    await createDocument(store, { document: pageDocument(documentId), author });
    await publish(store, { documentId, website, author });
    const document = pageDocument(documentId, { name: 'Election' });
    await saveDraft(store, { documentId, baseRev: 1, document, author });
    await publish(store, { documentId, website, author });
    await rollback(store, { documentId, website, version: 1, author });
    const input = { documentId, website, version: 2, publishAt, author, now };
    return {
      store,
      input,
      live: async () => (await readPublished(store, { documentId, website }))?.number,
    };
  };
  const stateOf = async (id: number) =>
    current().store.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirst();
  const auditOf = async (documentId: string) => {
    const { store } = current();
    const rows = store.selectFrom('audit').select(['actor', 'action', 'detail']);
    return rows.where('document_id', '=', documentId).orderBy('id').execute();
  };

  it('go live at their time across a change of clocks, and expire to what was there before', async () => {
    const { store, input, live } = await create('schedule-1');
    const { id } = await scheduleVersion(store, { ...input, expireAt });
    await runDueSchedules(store, goesLive - 1);
    expect(await live()).toBe(1);
    await runDueSchedules(store, goesLive);
    expect(await live()).toBe(2);
    expect(await stateOf(id)).toMatchObject({ state: 'live' });
    await runDueSchedules(store, expires - 1);
    expect(await live()).toBe(2);
    await runDueSchedules(store, expires + 90_000);
    expect(await live()).toBe(1);
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
    const last = (await auditOf('schedule-1')).at(-1);
    expect(last).toMatchObject({
      action: 'run-schedule',
      detail: { did: 'expire', version: 2, by: 'ada', lateMs: 90_000 },
    });
  });

  it('leave nothing when they expire where there was nothing before', async () => {
    const { store, input, live } = await create('schedule-2');
    await unpublish(store, { documentId: 'schedule-2', website, author });
    await scheduleVersion(store, { ...input, expireAt });
    await runDueSchedules(store, goesLive);
    expect(await live()).toBe(2);
    await runDueSchedules(store, expires);
    expect(await live()).toBeUndefined();
  });

  it('do not take back what was published since', async () => {
    const { store, input, live } = await create('schedule-3');
    await scheduleVersion(store, { ...input, expireAt });
    await runDueSchedules(store, goesLive);
    await publish(store, { documentId: 'schedule-3', website, author });
    expect(await live()).toBe(3);
    await runDueSchedules(store, expires);
    expect(await live()).toBe(3);
  });

  it('may be made of the draft as its author saw it: all of it, or nothing', async () => {
    const { store, input, live } = await create('schedule-draft');
    const version = (rev: number) => ({ rev, label: 'Election' });
    const draft = (rev: number) => ({ ...input, expireAt: null, version: version(rev) });
    const numbers = async () =>
      (await listVersions(store, 'schedule-draft')).map(({ number, label }) => [number, label]);
    await expect(scheduleVersion(store, draft(1))).rejects.toThrow(RevisionConflict);
    const skipped = { local: '2027-03-14T02:30', zone };
    const late = scheduleVersion(store, { ...draft(2), publishAt: skipped });
    await expect(late).rejects.toThrow(InvalidInput);
    expect(await numbers()).toHaveLength(2);
    expect(await scheduleVersion(store, draft(2))).toMatchObject({ version: 3 });
    expect((await numbers())[0]).toEqual([3, 'Election']);
    await runDueSchedules(store, goesLive);
    expect(await live()).toBe(3);
  });

  it('without an end stay', async () => {
    const { store, input, live } = await create('schedule-4');
    const { id } = await scheduleVersion(store, { ...input, expireAt: null });
    await runDueSchedules(store, goesLive);
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
    await runDueSchedules(store, expires * 2);
    expect(await live()).toBe(2);
  });

  it('that are cancelled don’t go live, and not twice', async () => {
    const { store, input, live } = await create('schedule-5');
    const { id } = await scheduleVersion(store, { ...input, expireAt: null });
    await cancelSchedule(store, { id, author });
    await runDueSchedules(store, goesLive);
    expect(await live()).toBe(1);
    await expect(cancelSchedule(store, { id, author })).rejects.toBeInstanceOf(NotFound);
  });

  it('are refused in the past, with an end before the beginning, and of no version', async () => {
    const { store, input } = await create('schedule-6');
    const late = scheduleVersion(store, { ...input, expireAt: null, now: goesLive });
    await expect(late).rejects.toThrow(/over/);
    const before = scheduleVersion(store, {
      ...input,
      expireAt: { local: '2026-11-01T01:30', isSecond: true },
    });
    await expect(before).rejects.toThrow(/before it expires/);
    const none = scheduleVersion(store, { ...input, version: 9, expireAt: null });
    await expect(none).rejects.toBeInstanceOf(NotFound);
  });

  it('are run once, however many nodes look at the same moment', async () => {
    const { store, input } = await create('schedule-7');
    await scheduleVersion(store, { ...input, expireAt: null });
    const node = await current().openNode();
    const ran = await Promise.all(
      [store, node.store, store, node.store].map((each) => runDueSchedules(each, goesLive)),
    );
    expect(ran.reduce((sum, count) => sum + count, 0)).toBe(1);
    const runs = (await auditOf('schedule-7')).filter(({ action }) => action === 'run-schedule');
    expect(runs).toHaveLength(1);
    await node.close();
  });

  it('that fail are marked and audited, and do not hold up others', async () => {
    const { store, input, live } = await create('schedule-8');
    const broken = await create('schedule-9');
    const { id } = await scheduleVersion(store, {
      ...broken.input,
      publishAt: { local: '2026-11-01T01:00', zone, isSecond: false },
      expireAt: null,
    });
    await scheduleVersion(store, { ...input, expireAt: null });
    await current().database.pool.query(
      `create function runtime.break_it() returns trigger language plpgsql as
         $$ begin raise exception 'the disk is full'; end $$;
       create trigger break_it before update on runtime.publications for each row
         when (old.document_id = 'schedule-9') execute function runtime.break_it()`,
    );
    expect(await runDueSchedules(store, goesLive)).toBe(2);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'the disk is full' });
    expect((await auditOf('schedule-9')).at(-1)).toMatchObject({
      action: 'schedule-failed',
      detail: { failure: 'the disk is full', by: 'ada' },
    });
    expect(await live()).toBe(2);
  });

  it('go live by themselves on a node that runs them', async () => {
    const { store, input, live } = await create('schedule-10');
    const { id } = await scheduleVersion(store, { ...input, expireAt: null });
    await store
      .updateTable('schedules')
      .set({ publish_at: new Date() })
      .where('id', '=', id)
      .execute();
    const stop = startSchedules(store, (error) => {
      throw error;
    });
    while ((await live()) !== 2) await new Promise((resolve) => setTimeout(resolve, 100));
    await stop();
  });
});
