import type { Pool } from 'pg';

import { openDatabase } from '../store/openDatabase';
import {
  createAccount,
  findAccount,
  setAccountState,
  setPassword,
  type NewAccount,
} from './accounts';
import { invite, type Invited } from './invitations';
import { normalizeEmail } from './normalizeEmail';

/** Accounts behind a pool, for a command or a site that has the database open. The tables are brought up to date. */
export async function accountsIn(pool: Pool) {
  const db = await openDatabase(pool);
  return {
    has: async (email: string): Promise<boolean> => (await findAccount(db, { email })) !== null,
    /** Those of the emails that have no account. */
    lacking: async (emails: readonly string[]): Promise<string[]> => {
      const asked = emails.map(normalizeEmail).filter((email) => email !== null);
      if (asked.length === 0) return [...emails];
      const rows = await db
        .selectFrom('identity.accounts')
        .select('email')
        .where('email', 'in', asked)
        .execute();
      const known = new Set<string | null>(rows.map(({ email }) => email));
      return emails.filter((email) => !known.has(normalizeEmail(email)));
    },
    /**
     * Makes an account, or gives the one that there is a new password and lets it sign in.
     * @throws HttpError 400 with words for who chose the password.
     */
    save: async (account: NewAccount & { password: string }): Promise<void> => {
      const known = await findAccount(db, { email: account.email });
      if (!known) {
        await createAccount(db, account);
        return;
      }
      await setPassword(db, known.id, account.password);
      await setAccountState(db, known.id, 'active');
    },
    /**
     * The address, below the service's, at which someone chooses their password, once; null for who has one.
     * @throws HttpError 400 with words for an email or name that is none.
     */
    invite: async (person: Invited): Promise<{ path: string; expiresAt: Date } | null> => {
      const made = await invite(db, person);
      return made && { path: `/link/${made.key}`, expiresAt: made.expiresAt };
    },
  };
}
