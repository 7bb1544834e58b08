import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from './database';
import { openEmbedded } from './embedded/openEmbedded';
import { lockFolder } from './folderLock';
import { warn } from './warn';

export interface DatabaseOptions {
  /** Where the embedded database lives, in `postgres/`. */
  dataDir: string;
  /** A PostgreSQL server to use in place of the embedded one. */
  databaseUrl?: string;
  /** Failures that no caller waits for: a lost idle connection, tidying. Default: a warning. */
  onError?: (error: Error) => void;
}

/**
 * The database of a site: a server's when `databaseUrl` is set, else the embedded one.
 * @throws FolderLocked when another process works in the data folder.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const onError = options.onError ?? warn;
  if (options.databaseUrl) return openServer(options.databaseUrl, onError);
  mkdirSync(options.dataDir, { recursive: true });
  const unlock = lockFolder(join(options.dataDir, 'postgres.lock'));
  try {
    const database = await openEmbedded(join(options.dataDir, 'postgres'), onError);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function openServer(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 });
  pool.on('error', onError);
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  /** `pool.end` does not wait for its connections to end. */
  const end = async (): Promise<void> => {
    await pool.end();
    while (clients.size > 0) await once(pool, 'remove');
  };
  let closed: Promise<void> | null = null;
  return { pool, engine: 'postgres', close: () => (closed ??= end()) };
}
