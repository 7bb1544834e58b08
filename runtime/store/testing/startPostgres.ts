import { execFileSync, spawn, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { offset } from '../../../testing/testClock.cjs';

export interface TestServer {
  /** An empty database of its own. */
  createDatabase(): Promise<{ url: string; drop(): Promise<void> }>;
  stop(): Promise<void>;
}

/** Why no real PostgreSQL can be tried here; null when one can. */
export function whyNoPostgres(): string | null {
  if (process.env['DATABASE_URL'] || (findServerTools() && findOwner() !== undefined)) return null;
  return 'NOT RUN on PostgreSQL: DATABASE_URL is not set, and initdb and pg_ctl are not installed';
}

/**
 * A real PostgreSQL for tests: the one of DATABASE_URL (only databases made here are touched), else a
 * cluster in a temporary folder, without a port, gone after `stop`. Takes about 2 s.
 */
export async function startPostgres(): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return serverAt(given, async () => undefined);
  const tools = findServerTools();
  const owner = findOwner();
  if (!tools || owner === undefined)
    throw new Error(whyNoPostgres() ?? 'PostgreSQL can not be started');

  const folder = mkdtempSync(join(tmpdir(), 'store-pg-'));
  const as: SpawnSyncOptions = { cwd: folder, stdio: 'pipe' };
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    Object.assign(as, owner);
  }
  const data = join(folder, 'data');
  execFileSync(
    tools.initdb,
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    as,
  );
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`;
  const log = join(folder, 'log');
  // In the background, waiting for `-w` here would keep other tests' timers from running.
  await finished(
    spawn(tools.pgCtl, ['-D', data, '-o', options, '-l', log, '-w', 'start'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    }),
  );
  const stopNow = (): void => {
    execFileSync(tools.pgCtl, ['-D', data, '-m', 'immediate', '-w', 'stop'], as);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stopNow);
  return serverAt(`postgresql://tester@/postgres?host=${folder}`, async () => {
    process.off('exit', stopNow);
    stopNow();
  });
}

function serverAt(url: string, stop: () => Promise<void>): TestServer {
  const run = async (statement: string, at = url): Promise<void> => {
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    stop,
    async createDatabase() {
      const name = `store_test_${randomBytes(6).toString('hex')}`;
      await run(`create database ${name}`);
      const own = url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
      await run(ownClock(name), own);
      return { url: own, drop: () => run(`drop database ${name} with (force)`) };
    },
  };
}

/** SQL after which `now()` is on the day of the tests: the server has the machine's clock. */
function ownClock(database: string): string {
  return `
    create schema clock;
    create function clock.now() returns timestamptz language sql stable as
      $$ select pg_catalog.now() + interval '${offset()} milliseconds' $$;
    alter database ${database} set search_path = public, clock, pg_catalog;`;
}

function findServerTools(): { initdb: string; pgCtl: string } | null {
  const packaged = '/usr/lib/postgresql';
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...(existsSync(packaged) ? readdirSync(packaged) : []).map((version) =>
      join(packaged, version, 'bin'),
    ),
  ];
  const find = (tool: string): string | undefined =>
    folders.map((folder) => join(folder, tool)).find((file) => existsSync(file));
  const initdb = find('initdb');
  const pgCtl = find('pg_ctl');
  return initdb && pgCtl ? { initdb, pgCtl } : null;
}

/** Whom the server runs as. PostgreSQL refuses root; null: ourselves; undefined: there is no one. */
function findOwner(): { uid: number; gid: number } | null | undefined {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody']
    .map((name) => users.find((row) => row[0] === name))
    .find(Boolean);
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : undefined;
}

function finished(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The test cluster did not start (pg_ctl ended with ${code}).`));
    });
  });
}
