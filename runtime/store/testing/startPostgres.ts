import { execFileSync, spawn, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { offset } from '../../../tests/testClock.cjs';

export interface TestServer {
  /** Its address, as the owner of all databases. */
  url: string;
  /** An empty database of its own. */
  createDatabase(): Promise<{ url: string; drop(): Promise<void> }>;
  /** Runs a statement as the owner of all databases. */
  run(statement: string): Promise<void>;
  /**
   * Stops it and starts it again, with the same data at the same address.
   * @param mode `fast` tells all clients; `immediate` is as good as a crash
   * @throws for one that others use too
   */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** Environment variable: address of a server that all suites of a run share (`sharePostgres`). */
export const SHARED = 'BROADSHEET_TEST_POSTGRES';

const running = (): string | undefined => process.env['DATABASE_URL'] ?? process.env[SHARED];

/** Why no real PostgreSQL can be tried here; null when one can. @param given address of one that runs */
export function whyNoPostgres(given = running()): string | null {
  if (given || (findServerTools() && findOwner() !== undefined)) return null;
  return 'NOT RUN on PostgreSQL: DATABASE_URL is not set, and initdb and pg_ctl are not installed';
}

/**
 * A real PostgreSQL for tests: the one that is given (only databases made here are touched), else a
 * cluster in a temporary folder, without a port, gone after `stop`. Takes about 2 s.
 * @param given the one of DATABASE_URL, or of the run; empty for one of the test's own, which can be restarted
 */
export async function startPostgres(given = running()): Promise<TestServer> {
  if (given)
    return serverAt(given, {
      stop: async () => undefined,
      restart: async () => {
        throw new Error('Others use this server too: it is not ours to restart.');
      },
    });
  const tools = findServerTools();
  const owner = findOwner();
  if (!tools || owner === undefined)
    throw new Error(whyNoPostgres('') ?? 'PostgreSQL can not be started');

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
  const control = (args: string[]): Promise<void> =>
    finished(
      spawn(tools.pgCtl, ['-D', data, '-w', ...args], { ...owner, cwd: folder, stdio: 'ignore' }),
      args,
    );
  const begin = ['-o', options, '-l', log, 'start'];
  await control(begin);
  const stopNow = (): void => {
    execFileSync(tools.pgCtl, ['-D', data, '-m', 'immediate', '-w', 'stop'], as);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stopNow);
  return serverAt(`postgresql://tester@/postgres?host=${folder}`, {
    stop: async () => {
      process.off('exit', stopNow);
      stopNow();
    },
    restart: async (mode) => {
      await control(['-m', mode, 'stop']);
      await control(begin);
    },
  });
}

function serverAt(url: string, control: Pick<TestServer, 'stop' | 'restart'>): TestServer {
  const run = async (statement: string, at = url): Promise<void> => {
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    ...control,
    url,
    run,
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

function finished(child: ReturnType<typeof spawn>, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`pg_ctl ${args.at(-1)} ended with ${code}.`));
    });
  });
}
