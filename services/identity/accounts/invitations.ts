import { endLinks, makeLink, takeLink, type Link } from '../links/links';
import { writeAudit } from '../store/writeAudit';
import type { Database } from '../store/tables';
import { type Account, findAccount, insertAccount, parsePerson, refuseWeak } from './accounts';
import { hashPassword } from './hashPassword';

/** Someone who may choose a password, and has none yet. */
export interface Invited {
  email: string;
  name: string;
}

/**
 * Makes the key of a link with which someone chooses the password of their account, once, within a week; one
 * that they had before ends. Null for who has an account.
 * @throws HttpError 400 with words for an email or name that is none.
 */
export async function invite(
  db: Database,
  given: Invited,
): Promise<{ key: string; expiresAt: Date } | null> {
  const { email, name } = parsePerson(given);
  if (await findAccount(db, { email })) return null;
  return db.transaction().execute(async (transaction) => {
    await endLinks(transaction, email, 'invitation');
    await writeAudit(transaction, { event: 'invited', accountId: null, address: null });
    return makeLink(transaction, { purpose: 'invitation', email, name });
  });
}

/**
 * Makes the account that a link is for (`invitation`, `register`), with what its owner chose. Of several at once
 * one does; null for the others, as `takeLink`.
 * @param given.password null: no password, its owner signs in by other ways
 * @throws HttpError 400 with words for who chose, 409 for who has an account by now, 503 when too many are being
 *   hashed.
 */
export async function accountFromLink(
  db: Database,
  given: { key: string; link: Link; name: string; password: string | null; address: string },
): Promise<Account | null> {
  const { key, link, password, address } = given;
  const person = parsePerson({ email: link.email, name: given.name });
  if (password !== null) refuseWeak(password, person.email);
  const hash = password === null ? null : await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const used = await takeLink(transaction, key, link.purpose);
    return used ? insertAccount(transaction, { ...person, hash, address }) : null;
  });
}
