import { createDocument } from './createDocument';
import { listenForPublishes } from './publishNotices';
import { publish } from './publish';
import { openRouter } from './route';
import { describeStore } from './testing/describeStore';
import { pageDocument } from '../document/testing/fixtures';
import { until } from './testing/until';

const website = 'daily';
const author = 'ada';

describeStore('listenForPublishes', (current) => {
  it('hears committed publishes only, until stopped', async () => {
    const { database, store } = current();
    await createDocument(store, { document: pageDocument('heard'), author });
    const notices: (string | null)[] = [];
    const stop = await listenForPublishes(database, (documentId) => notices.push(documentId));
    await expect(
      publish(store, { documentId: 'heard', website, author, rev: 9 }),
    ).rejects.toThrow();
    await database.pool.query(
      `alter table runtime.audit add constraint no_more check (document_id <> 'heard') not valid`,
    );
    await expect(publish(store, { documentId: 'heard', website, author })).rejects.toThrow(
      'no_more',
    );
    await database.pool.query('alter table runtime.audit drop constraint no_more');
    await publish(store, { documentId: 'heard', website, author });
    await until(() => notices.length > 0, 1000);
    await stop();
    await publish(store, { documentId: 'heard', website, author });
    await new Promise((done) => setTimeout(done, 50));
    expect(notices).toEqual(['heard']);
  });

  it('goes on after a failed query, and after the server cut the connection', async () => {
    const { database, store } = current();
    await createDocument(store, { document: pageDocument('again'), author });
    const losses: Error[] = [];
    const router = await openRouter(database, store, (error) => losses.push(error));
    const notices: (string | null)[] = [];
    const stop = await listenForPublishes(
      database,
      (documentId) => notices.push(documentId),
      (error) => losses.push(error),
    );
    await expect(database.pool.query('select 1/0')).rejects.toThrow('division by zero');
    if (database.engine === 'postgres') {
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query = 'listen runtime_publish' and datname = current_database()`,
      );
      await until(() => losses.length === 2, 3000);
      // Published while no one listens: told of when the connection is back.
      await publish(store, { documentId: 'again', website, author });
      await until(() => notices.includes(null), 3000);
    } else {
      await publish(store, { documentId: 'again', website, author });
      await until(() => notices.includes('again'), 1000);
    }
    await until(() => router.findPublished('again', website) !== null, 3000);
    await stop();
    await router.close();
  });
});
