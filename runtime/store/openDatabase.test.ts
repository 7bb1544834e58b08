import type * as fs from 'node:fs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database';
import { tidy } from './embedded/keepTidy';
import { openDatabase } from './openDatabase';

const dataDir = mkdtempSync(join(tmpdir(), 'store-data-'));
const opened = new Set<Database>();

async function open(folder = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: folder });
  opened.add(database);
  return database;
}

afterEach(async () => {
  await Promise.all([...opened].map((database) => database.close()));
  opened.clear();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

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
  });

  it('syncs each commit to the disk', async () => {
    const { pool } = await open();
    await pool.query('create table synced (n int)');
    const sync = jest.spyOn(jest.requireActual<typeof fs>('node:fs'), 'fdatasyncSync');
    for (let n = 1; n <= 5; n += 1) {
      await pool.query('insert into synced values ($1)', [n]);
      expect(sync.mock.calls.length).toBeGreaterThanOrEqual(n);
    }
    sync.mockRestore();
  });

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
  });

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
  });

  it('says which folder it is when what is there is no database', async () => {
    const folder = mkdtempSync(join(dataDir, 'broken-'));
    const { close } = await open(folder);
    await close();
    rmSync(join(folder, 'postgres/global'), { recursive: true });
    await expect(open(folder)).rejects.toThrow(`The database in ${join(folder, 'postgres')}`);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });
});
