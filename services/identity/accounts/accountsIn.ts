import type { Pool } from 'pg';

import { openDatabase } from '../store/openDatabase';
import {
  createAccount,
  findAccount,
  setAccountState,
  setPassword,
  type NewAccount,
} from './accounts';

/** Accounts behind a pool, for a command or a site that has the database open. The tables are brought up to date. */
export async function accountsIn(pool: Pool) {
  const db = await openDatabase(pool);
  return {
    has: async (email: string): Promise<boolean> => (await findAccount(db, { email })) !== null,
    /**
     * Makes an account, or gives the one that there is a new password and lets it sign in.
     * @throws HttpError 400 with words for who chose the password.
     */
    save: async (account: NewAccount): Promise<void> => {
      const known = await findAccount(db, { email: account.email });
      if (!known) {
        await createAccount(db, account);
        return;
      }
      await setPassword(db, known.id, account.password);
      await setAccountState(db, known.id, 'active');
    },
  };
}
