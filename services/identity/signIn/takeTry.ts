import { createHash } from 'node:crypto';

import type { Database } from '../store/tables';
import { FORGOTTEN_AFTER_MS, lockAfter } from './backOff';

/** `waitMs`: how long the next try must wait (ms): while one is refused, and after one that may be made if it fails. */
export interface Try {
  isAllowed: boolean;
  waitMs: number;
}

/**
 * Asks for one try to sign in with an email at `now` (ms since 1970). It counts as failed before
 * the password is looked at, so any number at once, on any number of nodes, are counted one by one;
 * `forgiveTries` takes them back. The email need not have an account: a lock must not tell.
 */
export async function takeTry(db: Database, email: string, now: number): Promise<Try> {
  const digest = digestOf(email);
  const at = new Date(now);
  return db.transaction().execute(async (transaction) => {
    // The update that changes nothing holds the row until this try is counted.
    const row = await transaction
      .insertInto('identity.tries')
      .values({ email_digest: digest, failures: 0, last_at: at, locked_until: null })
      .onConflict((conflict) =>
        conflict.column('email_digest').doUpdateSet({ email_digest: digest }),
      )
      .returning(['failures', 'last_at', 'locked_until'])
      .executeTakeFirstOrThrow();
    const lockedFor = (row.locked_until?.getTime() ?? 0) - now;
    if (lockedFor > 0) return { isAllowed: false, waitMs: lockedFor };
    const isForgotten = now - row.last_at.getTime() > FORGOTTEN_AFTER_MS;
    const failures = (isForgotten ? 0 : row.failures) + 1;
    const waitMs = lockAfter(failures);
    await transaction
      .updateTable('identity.tries')
      .set({
        failures,
        last_at: at,
        locked_until: waitMs > 0 ? new Date(now + waitMs) : null,
      })
      .where('email_digest', '=', digest)
      .execute();
    return { isAllowed: true, waitMs };
  });
}

/** Forgets the failures of an email, once the right password was given. */
export async function forgiveTries(db: Database, email: string): Promise<void> {
  await db.deleteFrom('identity.tries').where('email_digest', '=', digestOf(email)).execute();
}

const digestOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
