import { createAccount, findAccount, type Account } from '../accounts/accounts';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { writeAudit } from '../store/writeAudit';
import type { Database } from '../store/tables';
import type { GooglePerson } from './GoogleSignIn';

/** Characters of a name that we take over, each of two units at most. */
const MAX_NAME = 100;

/**
 * The account of somebody whom Google knows: the one that is tied to them, else the one with the address that Google
 * vouches for, which is tied then, else a new one. 'unverified': Google vouches for no address; 'disabled': the
 * account is closed.
 */
export async function accountOfGoogle(
  db: Database,
  person: GooglePerson,
  address: string,
): Promise<Account | 'unverified' | 'disabled'> {
  const account = (await tiedAccount(db, person)) ?? (await tieAccount(db, person, address));
  if (account === null) return 'unverified';
  return account.state === 'active' ? account : 'disabled';
}

async function tiedAccount(
  db: Database,
  { issuer, subject }: GooglePerson,
): Promise<Account | null> {
  const tied = await db
    .selectFrom('identity.outside_accounts')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return tied ? findAccount(db, { id: tied.account_id }) : null;
}

async function tieAccount(
  db: Database,
  { issuer, subject, email: given, name }: GooglePerson,
  address: string,
): Promise<Account | null> {
  const email = given === null ? null : normalizeEmail(given);
  if (email === null) return null;
  const called = [...(name ?? email.split('@', 1)[0] ?? email)].slice(0, MAX_NAME).join('');
  const account =
    (await findAccount(db, { email })) ??
    (await createAccount(db, { email, name: called, password: null }));
  if (account.state !== 'active') return account;
  await db
    .insertInto('identity.outside_accounts')
    .values({ issuer, subject, account_id: account.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await writeAudit(db, { event: 'outside-linked', accountId: account.id, address });
  return account;
}
