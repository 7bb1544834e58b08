import type * as fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database';
import { openDatabase } from '../openDatabase';
import { listenTo } from '../listenTo';

/** How often each disk is filled; `npm test` has no time for more. */
const TRIES = Number(process.env['BROADSHEET_TEST_FULL_DISKS'] ?? 2);
const MB = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const ignore = (): void => undefined;

/** Why there is no small disk to fill; null when there is one, at `folder`. */
function whyNoDisk(): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', folder], { stdio: 'pipe' });
    return null;
  } catch {
    return 'NOT RUN: this user may not mount a tmpfs';
  }
}

const reason = whyNoDisk();
afterAll(() => {
  if (reason === null) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const count = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ n: number }>('select count(*)::int as n from kept')).rows[0]!.n;
const write = ({ pool }: Database) => pool.query('insert into kept values (1)');
const noSpace = { name: 'DiskFull', statusCode: 507 };

/** How long something took, in ms. */
async function timed(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

/** Tries until it is done: a broken engine is started anew every 2 s at most. */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 40; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

const title = `A full disk under the embedded database${reason ? `, ${reason}` : ''}`;
(reason ? describe.skip : describe)(title, () => {
  const filler = join(folder, 'filler');
  let database: Database;
  /** Leaves so many bytes. */
  const fill = (left: number): void => {
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - left));
  };
  const makeSpace = () => rmSync(filler, { force: true });
  beforeAll(async () => {
    database = await openDatabase({ dataDir: join(folder, 'data'), onError: ignore });
    await database.pool.query('create table kept (n int); create table big (text text)');
  }, 400_000);
  afterEach(makeSpace);
  afterAll(() => database.close(), 30_000);

  it(`refuses writes with 507 and goes on reading; writes go on when there is space (${TRIES} times)`, async () => {
    for (let n = 0; n < TRIES; n += 1) {
      const before = await count(database);
      fill(MB);
      expect(await timed(expect(write(database)).rejects.toMatchObject(noSpace))).toBeLessThan(
        5000,
      );
      await expect(database.check()).rejects.toMatchObject(noSpace);
      expect(await count(database)).toBe(before);
      makeSpace();
      await database.check();
      await write(database);
      expect(await count(database)).toBe(before + 1);
    }
  }, 400_000);

  it(`rolls back what finds no space on its way (${TRIES} times)`, async () => {
    for (let n = 0; n < TRIES; n += 1) {
      const before = await count(database);
      fill(70 * MB);
      const client = await database.pool.connect();
      await client.query('begin');
      await client.query('insert into kept values (2)');
      await expect(
        client.query(
          `insert into big select repeat(md5(n::text), 60) from generate_series(1, 60000) n`,
        ),
      ).rejects.toMatchObject({ statusCode: expect.any(Number) });
      await client.query('rollback').catch(ignore);
      client.release();
      makeSpace();
      expect(await eventually(() => count(database))).toBe(before);
      await eventually(() => write(database));
      await database.pool.query('truncate big');
      await database.pool.query('checkpoint');
    }
  }, 400_000);

  it(`starts an engine anew whose log found no space, and loses nothing (${TRIES} times)`, async () => {
    const heard: (string | null)[] = [];
    await listenTo(database, 'told', (payload) => heard.push(payload));
    for (let n = 0; n < TRIES; n += 1) {
      await eventually(() => write(database));
      const before = await count(database);
      heard.length = 0;
      fill(0);
      const log = `select pg_logical_emit_message(true, 'x', repeat('x', 4000000))`;
      await expect(
        (async () => {
          for (;;) await database.pool.query(log);
        })(),
      ).rejects.toMatchObject(noSpace);
      // The engine has ended: neither reads nor writes wait for it.
      for (const work of [() => count(database), () => write(database), () => database.check()])
        expect(await timed(expect(work()).rejects.toMatchObject(noSpace))).toBeLessThan(5000);
      makeSpace();
      expect(await eventually(() => count(database))).toBe(before);
      await write(database);
      await database.pool.query(`notify told, 'again'`);
      await eventually(async () => expect(heard).toEqual([null, 'again']));
      await database.pool.query('checkpoint');
    }
  }, 600_000);
});

describe('A disk that fails under the embedded database', () => {
  const disk = jest.requireActual<typeof fs>('node:fs');
  const fail = (): never => {
    throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  };

  it.each(['fdatasyncSync', 'writeSync'] as const)(
    'in %s fails what is written in bounded time; the database goes on when the disk does',
    async (operation) => {
      const database = await openDatabase({
        dataDir: mkdtempSync(join(tmpdir(), 'failing-disk-')),
        onError: ignore,
      });
      await database.pool.query('create table kept (n int)');
      await write(database);
      const failing = jest.spyOn(disk, operation).mockImplementation(fail);
      await expect(write(database)).rejects.toThrow();
      await expect(write(database)).rejects.toThrow();
      failing.mockRestore();
      expect(await eventually(() => count(database))).toBeGreaterThanOrEqual(1);
      await eventually(() => write(database));
      await database.close();
    },
    240_000,
  );
});
