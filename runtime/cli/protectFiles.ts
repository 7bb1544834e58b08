import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** What others than the owner may do. */
const OTHERS = 0o077;

/**
 * Makes the data folder, and keeps others of the machine out of it: what this process writes from now on
 * is its own, and a folder that was open to others is closed.
 * @throws Error in words when the folder is someone else's and open to all, or can't be made
 */
export function protectFiles(dataDir: string): void {
  process.umask(OTHERS);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if ((statSync(dataDir).mode & OTHERS) !== 0) chmodSync(dataDir, 0o700);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} can't be made and kept to this user: ${(error as Error).message}. ` +
        'Give the folder to the user that runs the site, or name another by BROADSHEET_DATA_DIR.',
      { cause: error },
    );
  }
}
