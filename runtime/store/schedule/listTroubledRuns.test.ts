import { createDocument } from '../createDocument';
import { publish } from '../publish';
import { describeStore } from '../testing/describeStore';
import { pageDocument } from '../../document/testing/fixtures';
import { listTroubledRuns } from './listTroubledRuns';
import type { ScheduleEntry } from './listSchedules';

const website = 'daily';
const author = 'ada';
const MINUTE = 60_000;
const now = Date.now() + 60 * MINUTE;
const at = (minutes: number) => new Date(now + minutes * MINUTE);

describeStore('Plans that did not go as they should', (current) => {
  const plan = async (
    id: string,
    state: ScheduleEntry['state'],
    [publishAt, ranAt, expireAt]: [number, number?, number?],
  ) => {
    const { store } = current();
    await createDocument(store, { document: pageDocument(id), author, folder: '/sports' });
    await publish(store, { documentId: id, website, author });
    const { id: version } = await store
      .selectFrom('versions')
      .select('id')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    await store
      .insertInto('schedules')
      .values({
        version_id: version,
        website,
        publish_at: at(publishAt),
        expire_at: expireAt === undefined ? null : at(expireAt),
        time_zone: 'America/New_York',
        state,
        failure: state === 'failed' ? 'the disk is full' : null,
        created_by: author,
        ran_at: ranAt === undefined ? null : at(ranAt),
      })
      .execute();
  };

  it('are those that are late, ran late today, or failed with nothing published since', async () => {
    const { store } = current();
    const DAY = 24 * 60;
    await plan('waits', 'waiting', [5]);
    await plan('late', 'waiting', [-1]);
    await plan('stays', 'live', [-60, -60, -1]);
    await plan('live', 'live', [-60, -60, 1]);
    await plan('in-time', 'done', [-30, -30]);
    await plan('ran-late', 'done', [-30, -20]);
    await plan('ran-late-long-ago', 'done', [-2 * DAY, -2 * DAY + 10]);
    await plan('expired-in-time', 'done', [-60, -20, -20]);
    await plan('failed', 'failed', [-30, -30]);
    await plan('failed-and-published', 'failed', [-90, -90]);
    await plan('failed-long-ago', 'failed', [-8 * DAY, -8 * DAY]);
    await plan('cancelled', 'cancelled', [-30]);
    const runs = await listTroubledRuns(store, { website, now });
    expect(runs.map(({ document }) => document)).toEqual(['failed', 'ran-late', 'stays', 'late']);
    expect(runs[0]).toMatchObject({ folder: '/sports', version: 1, failure: 'the disk is full' });
    expect(await listTroubledRuns(store, { website: 'weekly', now })).toEqual([]);
  });
});
