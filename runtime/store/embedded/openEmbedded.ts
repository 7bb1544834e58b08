import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SafePool } from '../connection/SafePool';
import type { Database } from '../database';
import { embeddedClient } from './embeddedClient';
import { Engine, type StartedEngine } from './Engine';
import { RESERVED_BYTES, requireSpace } from './freeSpace';
import { keepTidy } from './keepTidy';
import { SyncedFolder } from './SyncedFolder';
import { tightenModes } from './tightenModes';

const SETTINGS = [
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
];

/** Bytes of a new database. */
const NEW_BYTES = 64 * 1024 * 1024;
/** ms: for its turn, as there is one session; for an answer. */
const LIMITS = { connectionTimeoutMillis: 30_000, query_timeout: 30_000 };

/**
 * The embedded PostgreSQL in a folder, or in memory. The caller holds the lock of the folder.
 * @throws DiskFull; Error when the folder can't be read as a database.
 */
export async function openEmbedded(
  folder: string | null,
  onError: (error: Error) => void,
): Promise<Database> {
  if (folder !== null) await createFolder(folder);
  const engine =
    folder === null
      ? new Engine({ pglite: await startEngine({}), abandon: () => undefined }, null)
      : new Engine(await startIn(folder), () => {
          requireSpace(folder);
          return startIn(folder);
        });
  const checkSpace = (): void => {
    if (folder !== null) requireSpace(folder);
  };
  const pool = new SafePool(
    {
      max: 1,
      idleTimeoutMillis: 0,
      ...LIMITS,
      Client: embeddedClient(engine, checkSpace),
      // The engine has one session: what a lost client left open in it ends here.
      // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for what onConnect gives
      onConnect: (client) => client.query('rollback; deallocate all'),
    },
    onError,
  );
  const stopTidying = keepTidy(pool, onError);
  let closed: Promise<void> | null = null;
  return {
    pool,
    engine: 'pglite',
    onRestart: (listener) => engine.onRestart(listener),
    async check() {
      checkSpace();
      await pool.query('select 1');
    },
    close: () =>
      (closed ??= stopTidying()
        .then(() => pool.end())
        .then(() => engine.close())),
  };
}

/** A database is made beside its place and moved there when complete: no half of one is ever met. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  requireSpace(dirname(folder), RESERVED_BYTES + NEW_BYTES);
  const { pglite } = await startIn(unfinished);
  await pglite.close();
  renameSync(unfinished, folder);
}

async function startIn(folder: string): Promise<StartedEngine> {
  // The engine unpacks a new database for everybody to read and write, whatever the umask is.
  tightenModes(folder);
  const fs = new SyncedFolder(folder);
  try {
    return { pglite: await startEngine({ fs }), abandon: () => fs.release() };
  } catch (error) {
    fs.release();
    requireSpace(folder);
    throw new Error(`The database in ${folder} can't be opened.`, { cause: error });
  }
}

/** Starts with the engine's own parameters, but with fsync on (`-F` turns it off). */
async function startEngine(options: { fs?: SyncedFolder }): Promise<PGlite> {
  const defaults = PGlite.defaultStartParams.filter((param) => param !== '-F' || !options.fs);
  const startParams = [...defaults, ...SETTINGS.flatMap((setting) => ['-c', setting])];
  return PGlite.create({ ...options, startParams });
}
