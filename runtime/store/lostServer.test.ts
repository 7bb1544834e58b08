import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import pg from 'pg';
import { openServer } from './connection/openServer';
import { listenForContent } from './contentNotices';
import { createDocument } from './createDocument';
import type { Database } from './database';
import { openStore } from './openStore';
import { readPublished } from './readPublished';
import { runDueSchedules } from './schedule/runDueSchedules';
import { scheduleVersion } from './schedule/scheduleVersion';
import { pageDocument } from '../document/testing/fixtures';
import { startPostgres, whyNoPostgres, type TestServer } from './testing/startPostgres';
import { until } from './testing/until';

/** How often the server is restarted; `npm test` has no time for more. */
const RESTARTS = Number(process.env['BROADSHEET_TEST_RESTARTS'] ?? 6);

const script = resolve(`.cache/store-test-${process.pid}/workOnNode.mjs`);
const reason = whyNoPostgres('');

interface Node {
  child: ChildProcess;
  documentId: string;
  lines: string[];
}

const numbersOf = (node: Node, kind: string): number[] =>
  node.lines
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => Number(line.split(' ')[1]));

(reason ? describe.skip : describe)(
  `A server that is restarted${reason ? `, ${reason}` : ''}`,
  () => {
    let server: TestServer;
    let databaseUrl: string;
    const nodes: Node[] = [];

    async function startNode(documentId: string): Promise<Node> {
      const child = spawn(process.execPath, [script, databaseUrl, documentId], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const node = { child, documentId, lines: [] as string[] };
      createInterface({ input: child.stdout }).on('line', (line) => node.lines.push(line));
      nodes.push(node);
      await until(() => node.lines.includes('open') || child.exitCode !== null, 60_000);
      return node;
    }

    beforeAll(async () => {
      buildSync({
        entryPoints: [join(__dirname, 'testing/workOnNode.ts')],
        outfile: script,
        bundle: true,
        format: 'esm',
        platform: 'node',
        packages: 'external',
      });
      server = await startPostgres('');
      databaseUrl = (await server.createDatabase()).url;
    });
    afterAll(async () => {
      for (const { child } of nodes) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'close');
      }
      await server?.stop();
      rmSync(resolve(script, '..'), { recursive: true, force: true });
    });

    it(`ends none of three nodes and loses nothing that was saved or published, ${RESTARTS} times`, async () => {
      for (const id of ['home-0', 'home-1', 'home-2']) await startNode(id);
      const areAlive = () => nodes.every(({ child }) => child.exitCode === null);
      for (let n = 0; n < RESTARTS; n += 1) {
        await server.restart(n % 2 === 0 ? 'fast' : 'immediate');
        const before = nodes.map((node) => numbersOf(node, 'published').length);
        const goOn = () =>
          nodes.every((node, index) => numbersOf(node, 'published').length > before[index]! + 2);
        await until(() => goOn() || !areAlive(), 60_000);
        expect(nodes.map(({ child }) => child.exitCode)).toEqual([null, null, null]);
      }
      // What one publishes is what readers of all get.
      for (const { child, documentId } of nodes) {
        child.stdin?.write(`last-${documentId}\n`);
        const line = `shows ${documentId} last-${documentId}`;
        await until(() => nodes.every(({ lines }) => lines.includes(line)), 60_000);
      }
      expect(
        nodes.flatMap(({ lines }) => lines.filter((line) => line.startsWith('fault'))),
      ).toEqual([]);

      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      for (const node of nodes) {
        const { rows: saved } = await client.query<{ rev: number }>(
          'select rev::int from runtime.draft_operations where document_id = $1',
          [node.documentId],
        );
        expect(saved.map(({ rev }) => rev)).toEqual(
          expect.arrayContaining(numbersOf(node, 'saved')),
        );
        const { rows: published } = await client.query<{ name: string }>(
          `select s.document::json->>'name' as name from runtime.versions v
         join runtime.snapshots s on s.hash = v.snapshot_hash where v.document_id = $1`,
          [node.documentId],
        );
        const names = numbersOf(node, 'published')
          .slice(0, -1)
          .map((rev) => `r${rev}`);
        expect(published.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      }
      await client.end();
    }, 600_000);

    describe('A session that the server ends', () => {
      let database: Database;
      const errors: Error[] = [];
      /** Ends all sessions of the database but one's own, as a switch to another server does. */
      const endSessions = () =>
        server.run(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'broadsheet'`,
        );
      beforeAll(async () => {
        const { url } = await server.createDatabase();
        database = openServer(url, (error) => errors.push(error));
        await database.pool.query('create table t (n int)');
      });
      afterAll(() => database.close());

      it('fails what was under way in a transaction with 503, and nothing else', async () => {
        for (let n = 0; n < 8; n += 1) {
          const client = await database.pool.connect();
          await client.query('begin');
          await client.query('insert into t values (1)');
          await endSessions();
          await expect(client.query('insert into t values (2)')).rejects.toMatchObject({
            name: 'DatabaseUnavailable',
            statusCode: 503,
            retryAfter: 2,
          });
          client.release();
        }
        expect((await database.pool.query('select count(*)::int as n from t')).rows).toEqual([
          { n: 0 },
        ]);
      });

      it('has a read asked once more, and never a write', async () => {
        const slow = 'pg_sleep(2)';
        const read = database.pool.query(`select 7 as n, ${slow}`);
        const write = database.pool.query(`insert into t select 8 from ${slow}`);
        const refused = expect(write).rejects.toMatchObject({ statusCode: 503 });
        await untilCounted(database, `wait_event = 'PgSleep'`, 2);
        await endSessions();
        await refused;
        expect((await read).rows).toMatchObject([{ n: 7 }]);
        expect((await database.pool.query('select n from t')).rows).toEqual([]);
      });

      it('leaves what is scheduled to be done at the next look', async () => {
        const store = await openStore(database.pool);
        const [documentId, website, author] = ['planned', 'daily', 'ada'];
        await createDocument(store, { document: pageDocument(documentId), author });
        await scheduleVersion(store, {
          documentId,
          website,
          author,
          version: { rev: 1 },
          expireAt: null,
          publishAt: { local: '2030-01-01T06:00', zone: 'America/New_York' },
          now: 0,
        });
        const holder = await database.pool.connect();
        await holder.query('begin');
        await holder.query('select 1 from runtime.documents for update');
        const due = Date.parse('2030-01-02');
        const looked = expect(runDueSchedules(store, due)).rejects.toMatchObject({
          statusCode: 503,
        });
        await untilCounted(database, `wait_event_type = 'Lock'`, 1);
        const ended = new Promise((resolve) => holder.once('end', resolve));
        await endSessions();
        await looked;
        await ended;
        holder.release();
        // The pool lets go of a session a moment after the server ended it.
        await until(() => database.pool.totalCount === 0, 20_000);
        expect(await runDueSchedules(store, due)).toBe(1);
        expect(await readPublished(store, { documentId, website })).not.toBeNull();
      });

      it('makes all that is made from content count as changed', async () => {
        const heard: unknown[] = [];
        const stop = await listenForContent(
          database,
          (change) => heard.push(change),
          () => undefined,
        );
        await endSessions();
        await until(() => heard.length > 0, 20_000);
        expect(heard).toEqual([null]);
        await stop();
      });

      it('is told to whoever waits for too long, and its connection is not used again', async () => {
        const url = database.pool.options.connectionString!;
        for (const limit of ['query_timeout', 'statement_timeout']) {
          const { pool, close } = openServer(`${url}&${limit}=300`, () => undefined);
          await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({
            statusCode: 503,
          });
          expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
          await close();
        }
      });
    });
  },
);

/** Waits for sessions that are in a state. */
async function untilCounted({ pool }: Database, state: string, count: number): Promise<void> {
  let running = 0;
  while (running < count) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where ${state}`,
    );
    running = rows[0]?.n ?? 0;
  }
}
