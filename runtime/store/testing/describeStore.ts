import type { Database } from '../database';
import { openEmbedded } from '../embedded/openEmbedded';
import { openDatabase } from '../openDatabase';
import { openStore, type Store } from '../openStore';
import { startPostgres, whyNoPostgres } from './startPostgres';

/** What tests of the store work with. */
export interface StoreUnderTest {
  database: Database;
  store: Store;
  /** The same database as another node of the site has it open. Embedded, there is but one. */
  openNode(): Promise<{ database: Database; store: Store; close(): Promise<void> }>;
}

/** The same tests on both engines: embedded (in memory), and a real PostgreSQL where there is one. */
export function describeStore(name: string, tests: (current: () => StoreUnderTest) => void): void {
  describe(`${name}, embedded`, () => {
    run(async () => {
      const database = await openEmbedded(null, fail);
      const store = await openStore(database.pool);
      const openNode = async () => ({ database, store, close: async () => undefined });
      return [{ database, store, openNode }, () => database.close()];
    }, tests);
  });

  const reason = whyNoPostgres();
  if (reason) {
    describe.skip(`${name}, ${reason}`, () => it('needs PostgreSQL', () => undefined));
    return;
  }
  describe(`${name}, PostgreSQL server`, () => {
    run(async () => {
      const server = await startPostgres();
      const { url: databaseUrl, drop } = await server.createDatabase();
      const open = async () => {
        const database = await openDatabase({ dataDir: '/nowhere', databaseUrl, onError: fail });
        return { database, store: await openStore(database.pool), close: () => database.close() };
      };
      const { database, store } = await open();
      const stop = () => database.close().then(drop).then(server.stop);
      return [{ database, store, openNode: open }, stop];
    }, tests);
  });
}

function run(
  start: () => Promise<[StoreUnderTest, () => Promise<void>]>,
  tests: (current: () => StoreUnderTest) => void,
): void {
  let started: [StoreUnderTest, () => Promise<void>] | null = null;
  beforeAll(async () => {
    started = await start();
  }, 60_000);
  tests(() => {
    if (!started) throw new Error('The store has not been opened.');
    return started[0];
  });
  // What the tests opened they close first.
  afterAll(() => started?.[1](), 30_000);
}

function fail(error: Error): void {
  throw error;
}
