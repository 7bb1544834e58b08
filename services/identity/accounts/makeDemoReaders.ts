import { HttpError } from '../../http/HttpError';
import type { DemoReader } from '../options';
import type { Database } from '../store/tables';
import { createAccount, findAccount } from './accounts';

/** Makes the accounts of the demo's readers, where they are not there. They have no password. */
export async function makeDemoReaders(db: Database, readers: readonly DemoReader[]): Promise<void> {
  for (const { email, name } of readers) {
    if (await findAccount(db, { email })) continue;
    await createAccount(db, { email, name, password: null }).catch((error: unknown) => {
      // Another node was first.
      if (!(error instanceof HttpError) || error.statusCode !== 409) throw error;
    });
  }
}
