import { createHash, randomBytes } from 'node:crypto';

import { writeAudit } from '../store/writeAudit';
import type { Database } from '../store/tables';
import { type Account, findAccount, insertAccount, parsePerson, refuseWeak } from './accounts';
import { hashPassword } from './hashPassword';

/** How long a link works (ms): over a weekend and a holiday. */
export const INVITATION_MS = 7 * 86_400_000;

const KEY_BYTES = 32;

/** Someone who may choose a password, and has none yet. */
export interface Invited {
  email: string;
  name: string;
}

/**
 * Makes the key of a link with which someone chooses the password of their account, once, within a week; one
 * that they had before ends. The key is not kept. Null for who has an account.
 * @throws HttpError 400 with words for an email or name that is none.
 */
export async function invite(
  db: Database,
  given: Invited,
): Promise<{ key: string; expiresAt: Date } | null> {
  const { email, name } = parsePerson(given);
  if (await findAccount(db, { email })) return null;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + INVITATION_MS);
  const row = { name, key_digest: digestOf(key), expires_at: expiresAt };
  await db
    .insertInto('identity.invitations')
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
  await writeAudit(db, { event: 'invited', accountId: null, address: null });
  return { key, expiresAt };
}

/** Whom a link is for; null when it was used, has expired, ended for another one, or never was. */
export async function findInvited(db: Database, key: string): Promise<Invited | null> {
  const row = await db
    .selectFrom('identity.invitations')
    .select(['email', 'name'])
    .where('key_digest', '=', digestOf(key))
    .where('expires_at', '>', new Date(Date.now()))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Makes the account that a link is for, with the password that was chosen. Of several at once one does; null
 * for the others, as `findInvited`.
 * @throws HttpError 400 with words for who chose the password, 503 when too many are being hashed.
 */
export async function acceptInvitation(
  db: Database,
  given: { key: string; password: string; address: string },
): Promise<Account | null> {
  const { key, password, address } = given;
  const invited = await findInvited(db, key);
  if (!invited) return null;
  refuseWeak(password, invited.email);
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('identity.invitations')
      .where('key_digest', '=', digestOf(key))
      .returning(['email', 'name'])
      .executeTakeFirst();
    return used ? insertAccount(transaction, { ...used, hash, address }) : null;
  });
}

/** Keys are random and long: a plain hash keeps them from whoever reads the table. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
