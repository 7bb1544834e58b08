import type * as fs from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Database } from './database';
import { tidy } from './embedded/keepTidy';
import { openDatabase } from './openDatabase';
import { openStore } from './openStore';
import { readDraft } from './readDraft';
import { readPublished } from './readPublished';
import { until } from './testing/until';

const script = resolve(`.cache/store-test-${process.pid}/writeUntilKilled.mjs`);
const dataDir = mkdtempSync(join(tmpdir(), 'store-data-'));
const children = new Set<ChildProcess>();
const opened = new Set<Database>();

async function open(folder = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: folder });
  opened.add(database);
  return database;
}

/** A process that writes; `lines` is what it says: `open`, then each saved revision. */
function startWriter(folder = dataDir): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  const lines: string[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  return { child, lines };
}

async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

const pause = (duration: number) => new Promise((done) => setTimeout(done, duration));

beforeAll(() => {
  buildSync({
    entryPoints: [join(__dirname, 'testing/writeUntilKilled.ts')],
    outfile: script,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
});
afterEach(async () => {
  await Promise.all([...children].map(kill));
  await Promise.all([...opened].map((database) => database.close()));
  opened.clear();
}, 30_000);
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(resolve(script, '..'), { recursive: true, force: true });
});

describe('A killed process (kill -9)', () => {
  it('loses nothing that it was told is saved, however often it is killed', async () => {
    let saved = 1;
    /** The last revision that a writer said to be published; some are killed before the first. */
    let published = 1;
    // How many revisions a writer may tell of, and then the ms that it goes on.
    for (const [told, life] of [
      [3, 15],
      [0, 40],
      [3, 50],
      [0, 10],
      [2, 5],
    ] as const) {
      const { child, lines } = startWriter();
      await until(() => lines.length > told, 60_000);
      await expect(open()).rejects.toMatchObject({ name: 'FolderLocked', pid: child.pid });
      await pause(life);
      await kill(child);
      published = Math.max(published, ...lines.filter((line) => line !== 'open').map(Number));
      const least = Math.max(saved, published);

      const { pool, close } = await open();
      const store = await openStore(pool);
      const draft = await readDraft(store, 'home');
      saved = draft?.rev ?? 0;
      expect([least, least + 1]).toContain(saved);
      if (saved > 1) expect(draft?.document.name).toBe(`r${saved}`);
      const { rows } = await pool.query('select rev from runtime.draft_operations order by rev');
      expect(rows).toEqual(Array.from({ length: saved - 1 }, (_, index) => ({ rev: index + 2 })));
      const live = await readPublished(store, { documentId: 'home', website: 'daily' });
      const between = Array.from({ length: saved - published + 1 }, (_, n) => `r${published + n}`);
      if (published > 1) expect(between).toContain(live?.document.name);
      await close();
    }
    expect(saved).toBeGreaterThan(5);
  }, 300_000);

  it('never leaves half a database behind while it makes one', async () => {
    const folder = join(dataDir, 'making');
    for (const life of [400, 900, 1400, 1900]) {
      const { child } = startWriter(folder);
      await pause(life);
      await kill(child);
    }
    await openStore((await open(folder)).pool);
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.lock']);
  }, 60_000);
});

describe('An embedded database', () => {
  it('keeps what was written, opens again with 3 s of work and can be closed twice', async () => {
    const first = await open();
    expect(first.engine).toBe('pglite');
    await first.pool.query('create table kept (n int)');
    await first.pool.query('insert into kept values (1), (2)');
    await first.close();
    await first.close();
    const start = process.cpuUsage();
    const second = await open();
    expect(process.cpuUsage(start).user).toBeLessThan(3_000_000);
    expect((await second.pool.query('select n from kept order by n')).rows).toEqual([
      { n: 1 },
      { n: 2 },
    ]);
  }, 30_000);

  it('syncs each commit to the disk', async () => {
    const { pool } = await open();
    await pool.query('create table synced (n int)');
    const sync = jest.spyOn(jest.requireActual<typeof fs>('node:fs'), 'fdatasyncSync');
    for (let n = 1; n <= 5; n += 1) {
      await pool.query('insert into synced values ($1)', [n]);
      expect(sync.mock.calls.length).toBeGreaterThanOrEqual(n);
    }
    sync.mockRestore();
  }, 30_000);

  it('goes on after failed queries, lost clients and abandoned transactions', async () => {
    const { pool } = await open();
    await pool.query('create table t (n int primary key)');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => pool.query('insert into t values ($1)', [n % 10])),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into t values (99)');
    client.release(new Error('lost'));
    expect((await pool.query('select count(*)::int as n from t')).rows).toEqual([{ n: 10 }]);
  }, 30_000);

  it('does not let its log and its dead rows grow without end', async () => {
    const { pool } = await open();
    await pool.query('create table "Big one" (id int, text text)');
    await pool.query(
      `insert into "Big one" select n, repeat(md5(n::text), 50) from generate_series(1, 2000) n`,
    );
    await pool.query(`update "Big one" set id = id + 1`);
    const checkpoint = async () =>
      (await pool.query('select redo_lsn::text as lsn from pg_control_checkpoint()')).rows[0];
    const before = await checkpoint();
    await tidy(pool, 1024 * 1024 * 1024);
    expect(await checkpoint()).toEqual(before);
    await tidy(pool, 1024);
    expect(await checkpoint()).not.toEqual(before);
    const { rows } = await pool.query(
      `select vacuum_count::int as n from pg_stat_user_tables where relname = 'Big one'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  }, 30_000);

  it('says which folder it is when what is there is no database', async () => {
    const folder = mkdtempSync(join(dataDir, 'broken-'));
    const { close } = await open(folder);
    await close();
    rmSync(join(folder, 'postgres/global'), { recursive: true });
    await expect(open(folder)).rejects.toThrow(`The database in ${join(folder, 'postgres')}`);
    expect(readdirSync(folder)).toEqual(['postgres']);
  }, 30_000);
});
