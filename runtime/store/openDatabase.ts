import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openServer } from './connection/openServer';
import type { Database } from './database';
import { openEmbedded } from './embedded/openEmbedded';
import { lockFolder } from './folderLock';
import { warn } from './warn';

export interface DatabaseOptions {
  /** Where the embedded database lives, in `postgres/`. */
  dataDir: string;
  /** A PostgreSQL server to use in place of the embedded one. */
  databaseUrl?: string | undefined;
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
