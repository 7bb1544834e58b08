import type { ContentChange } from '../content/ContentChange';
import { listenForContent, notifyContent } from './contentNotices';
import { describeStore } from './testing/describeStore';
import { until } from './testing/until';

const LIMIT = 30_000;

describeStore('Changed content', (current) => {
  const heard: (ContentChange | null)[] = [];
  const whose: boolean[] = [];
  let stop = async () => {};

  beforeAll(async () => {
    stop = await listenForContent(
      current().database,
      (change, isOurs) => {
        heard.push(change);
        whose.push(isOurs);
      },
      () => undefined,
    );
  });
  afterAll(() => stop());
  beforeEach(() => {
    heard.length = 0;
    whose.length = 0;
  });

  const CHANGE = { ids: ['a', 'gone/with "quotes"'], gone: ['a'] };

  it('is told when the transaction commits, and not if it does not', async () => {
    const { store } = current();
    await expect(
      store.transaction().execute(async (trx) => {
        await notifyContent(trx, { ids: ['never'], gone: [] });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await store.transaction().execute((trx) => notifyContent(trx, CHANGE));
    await until(() => heard.length > 0, LIMIT);
    expect([heard, whose]).toEqual([[CHANGE], [true]]);
  });

  it('is told in as many notices as its ids need, each id once', async () => {
    const ids = Array.from({ length: 1000 }, (_, at) => `STORY${'0'.repeat(20)}${at}`);
    await notifyContent(current().store, { ids, gone: ids.slice(0, 10) });
    await until(() => heard.flatMap((change) => change?.ids ?? []).length >= 1000, LIMIT);
    expect(heard.flatMap((change) => change?.ids)).toEqual(ids);
    expect(heard.flatMap((change) => change?.gone)).toEqual(ids.slice(0, 10));
  });

  it.each<[string, ContentChange | null]>([
    [
      'too many ids to name',
      { ids: Array.from({ length: 9000 }, (_, at) => `id-${at}-long`), gone: [] },
    ],
    ['an id too long to name', { ids: ['x'.repeat(9000)], gone: [] }],
    ['whatever there is', null],
  ])('is "anything" for %s', async (_name, change) => {
    await notifyContent(current().store, change);
    await until(() => heard.length > 0, LIMIT);
    expect([heard, whose]).toEqual([[null], [true]]);
  });

  it('is nothing for no ids', async () => {
    await notifyContent(current().store, { ids: [], gone: [] });
    await notifyContent(current().store, CHANGE);
    await until(() => heard.length > 0, LIMIT);
    expect(heard).toEqual([CHANGE]);
  });

  it('is "anything" after notices may have been missed', async () => {
    const { database } = current();
    if (database.engine !== 'postgres') return;
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query = 'listen runtime_content' and datname = current_database()`,
    );
    await until(() => heard.includes(null), LIMIT);
    expect(whose).toEqual([false]);
  });
});
