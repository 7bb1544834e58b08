import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFull } from '../store/errors';
import { openDatabase } from '../store/openDatabase';
import { openStore } from '../store/openStore';
import { startPostgres, whyNoPostgres, type TestServer } from '../store/testing/startPostgres';
import { explain } from './explain';
import { listenEarly } from './listenEarly';
import { protectFiles } from './protectFiles';

/** How the start of a site with this address of a database is said to fail. */
async function startWith(databaseUrl: string): Promise<string> {
  const database = await openDatabase({ dataDir: '/nowhere', databaseUrl });
  try {
    await openStore(database.pool);
    return 'started';
  } catch (error) {
    return explain(error);
  } finally {
    await database.close();
  }
}

const reason = whyNoPostgres('');
(reason ? describe.skip : describe)(`A start that fails${reason ? `, ${reason}` : ''}`, () => {
  let server: TestServer;
  let good: string;
  beforeAll(async () => {
    server = await startPostgres('');
    good = (await server.createDatabase()).url;
    await server.run(`create role guarded login password 'right'`);
    await server.run(`do $$ begin
      execute format(
        'copy (select unnest(array[''local all guarded scram-sha-256'', ''local all all trust''])) to %L',
        current_setting('data_directory') || '/pg_hba.conf');
      perform pg_reload_conf();
    end $$`);
  });
  afterAll(() => server?.stop(), 60_000);

  it.each([
    [
      'the server is not there',
      () => 'postgresql://a@127.0.0.1:1/site',
      /can't be reached.*ECONNREFUSED/,
    ],
    ['its socket is not there', () => 'postgresql://a@/site?host=/nowhere', /can't be reached/],
    ['its name is not known', () => 'postgresql://a@db.invalid/site', /can't be reached/],
    [
      'the password is wrong',
      () => good.replace('tester@', 'guarded:wrong@'),
      /refuses the password/,
    ],
    [
      'the role is missing',
      () => good.replace('tester@', 'stranger@'),
      /does not let the user .*stranger/,
    ],
    [
      'the database is missing',
      () => good.replace(/store_test_\w+/, 'missing'),
      /"missing" does not exist.*createdb/,
    ],
    [
      'it may not make tables',
      () => good.replace('tester@', 'guarded:right@'),
      /may not make tables/,
    ],
  ])(
    'as %s says so in one sentence',
    async (_title, url, said) => {
      const line = await startWith(url());
      expect(line).toMatch(said);
      expect(line.split('\n')).toHaveLength(1);
      expect(line).not.toMatch(/wrong@|right@/);
    },
    30_000,
  );

  it('as a newer release has changed the tables says so', async () => {
    expect(await startWith(good)).toBe('started');
    const { pool, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl: good });
    await pool.query(`insert into runtime.kysely_migration values ('9999_future', 'later')`);
    await close();
    expect(await startWith(good)).toMatch(/made by a newer Broadsheet \(it has 9999_future\)/);
  });
});

describe('A start that fails, whatever the database', () => {
  it('as the port is in use names it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(listenEarly({ port, host: '127.0.0.1' }).catch(explain)).resolves.toMatch(
      `port ${port} is in use`,
    );
    taken.close();
  });

  it('as there is no space, or no data folder, says which', () => {
    const full = new DiskFull('3 MB are free for /data');
    for (const error of [full, new Error('The tables could not be made.', { cause: full })])
      expect(explain(error)).toMatch('no space left: 3 MB');
    const folder = mkdtempSync(join(tmpdir(), 'explain-'));
    writeFileSync(join(folder, 'file'), '');
    const before = process.umask();
    try {
      protectFiles(join(folder, 'file', 'data'));
    } catch (error) {
      expect(explain(error)).toMatch(/data folder .*file\/data can't be made/);
    } finally {
      process.umask(before);
      rmSync(folder, { recursive: true });
    }
    expect.assertions(3);
  });
});

describe('A port while the site is opened', () => {
  it('says that the process lives and is not ready, and is free when it is given back', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    free.close();
    const place = { port, host: '127.0.0.1' };
    const stop = await listenEarly(place);
    const base = `http://127.0.0.1:${port}`;
    expect((await fetch(`${base}/pf/health`)).status).toBe(200);
    const ready = await fetch(`${base}/pf/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', reasons: ['The site is starting.'] },
    ]);
    await stop();
    await (
      await listenEarly(place)
    )();
  });
});
