import type { Database } from '../store/database';
import { FolderLocked } from '../store/folderLock';
import { openDatabase } from '../store/openDatabase';
import type { Environment } from './environment';

/**
 * The site's database for a command. The embedded one serves one process, which mostly is the site.
 * @throws Error that says so
 */
export async function openUnused({ dataDir, databaseUrl }: Environment): Promise<Database> {
  try {
    return await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  } catch (error) {
    if (!(error instanceof FolderLocked)) throw error;
    throw new Error(
      `The site is running (process ${error.pid}), and its embedded database serves one process. ` +
        'Stop the site (Ctrl+C), type this command again, then start the site.',
      { cause: error },
    );
  }
}
