import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../database';
import { embeddedClient } from './embeddedClient';
import { keepTidy } from './keepTidy';
import { SyncedFolder } from './SyncedFolder';

const SETTINGS = [
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
];

/**
 * The embedded PostgreSQL in a folder, or in memory. The caller holds the lock of the folder.
 * @throws Error when the folder can't be read as a database.
 */
export async function openEmbedded(
  folder: string | null,
  onError: (error: Error) => void,
): Promise<Database> {
  if (folder !== null) await createFolder(folder);
  const pglite = folder === null ? await startEngine({}) : await startIn(folder);
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    Client: embeddedClient(pglite),
    // The engine has one session: what a lost client left open in it ends here.
    // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for what onConnect gives
    onConnect: (client) => client.query('rollback; deallocate all'),
  });
  pool.on('error', onError);
  const stopTidying = keepTidy(pool, onError);
  let closed: Promise<void> | null = null;
  return {
    pool,
    engine: 'pglite',
    close: () =>
      (closed ??= stopTidying()
        .then(() => pool.end())
        .then(() => pglite.close())),
  };
}

/** A database is made beside its place and moved there when complete: no half of one is ever met. */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const pglite = await startIn(unfinished);
  await pglite.close();
  renameSync(unfinished, folder);
}

async function startIn(folder: string): Promise<PGlite> {
  try {
    return await startEngine({ fs: new SyncedFolder(folder) });
  } catch (error) {
    throw new Error(`The database in ${folder} can't be opened.`, { cause: error });
  }
}

/** Starts with the engine's own parameters, but with fsync on (`-F` turns it off). */
async function startEngine(options: { fs?: SyncedFolder }): Promise<PGlite> {
  const defaults = PGlite.defaultStartParams.filter((param) => param !== '-F' || !options.fs);
  const startParams = [...defaults, ...SETTINGS.flatMap((setting) => ['-c', setting])];
  return PGlite.create({ ...options, startParams });
}
