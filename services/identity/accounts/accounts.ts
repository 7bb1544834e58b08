import { randomUUID } from 'node:crypto';

import { HttpError } from '../../http/HttpError';
import { endLinks } from '../links/links';
import { forgiveTries } from '../signIn/takeTry';
import { writeAudit } from '../store/writeAudit';
import type { AccountState, Database } from '../store/tables';
import { hashPassword } from './hashPassword';
import { normalizeEmail } from './normalizeEmail';
import { passwordProblem } from './passwordProblem';

export interface Account {
  id: string;
  email: string;
  name: string;
  state: AccountState;
  /** ISO 8601 */
  createdAt: string;
  changedAt: string;
}

export interface NewAccount {
  email: string;
  name: string;
  /** null: its owner signs in by other ways. */
  password: string | null;
}

const MAX_NAME = 200;

const COLUMNS = ['id', 'email', 'name', 'state', 'created_at', 'changed_at'] as const;

/**
 * Makes an account that can sign in.
 * @throws HttpError 400 with words for who fills the form, 409 when the email has an account.
 */
export async function createAccount(db: Database, given: NewAccount): Promise<Account> {
  const person = parsePerson(given);
  if (given.password !== null) refuseWeak(given.password, person.email);
  const hash = given.password === null ? null : await hashPassword(given.password);
  return db
    .transaction()
    .execute((transaction) => insertAccount(transaction, { ...person, hash, address: null }));
}

/**
 * Who someone is, as accounts have it.
 * @throws HttpError 400 with words for who fills the form.
 */
export function parsePerson(given: { email: string; name: string }): {
  email: string;
  name: string;
} {
  const email = normalizeEmail(given.email);
  if (email === null) throw new HttpError(400, 'Enter an email address, like name@example.com.');
  return { email, name: parseName(given.name) };
}

/** @throws HttpError 400 with words for who fills the form. */
function parseName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (name === '' || name.length > MAX_NAME)
    throw new HttpError(400, `Enter a name of at most ${MAX_NAME} characters.`);
  return name;
}

/**
 * Adds an account, and ends the links with which it was to be made. In a transaction of the caller's.
 * @param account.hash of `hashPassword`; `address`: of the client, null for staff
 * @throws HttpError 409 when the email has an account.
 */
export async function insertAccount(
  db: Database,
  account: { email: string; name: string; hash: string | null; address: string | null },
): Promise<Account> {
  const { email, name, hash, address } = account;
  const now = new Date(Date.now());
  const row = await db
    .insertInto('identity.accounts')
    .values({
      id: randomUUID(),
      email,
      name,
      password: hash,
      state: 'active',
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) throw new HttpError(409, 'There is an account with this email address already.');
  await endLinks(db, email);
  await writeAudit(db, { event: 'account-created', accountId: row.id, address });
  return accountOf(row);
}

/** The account with an id or email; null when there is none. */
export async function findAccount(
  db: Database,
  by: { id: string } | { email: string },
): Promise<Account | null> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['email', normalizeEmail(by.email)] as const);
  // PostgreSQL takes no text with U+0000.
  if (value === null || value.includes('\0')) return null;
  const row = await db
    .selectFrom('identity.accounts')
    .select(COLUMNS)
    .where(column, '=', value)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Whether an account has a password: its owner may sign in by other ways. */
export async function hasPassword(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity.accounts')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.password ?? null) !== null;
}

/**
 * Changes the password; who is signed in to the account is signed out.
 * @param also what is done with it or not at all, for example telling its owner
 * @throws HttpError 400 with words for who chose it, 404 when there is no such account.
 */
export async function setPassword(
  db: Database,
  id: string,
  password: string,
  also: (transaction: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const account = await findAccount(db, { id });
  if (!account) throw new HttpError(404, 'There is no such account.');
  refuseWeak(password, account.email);
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('identity.accounts')
      .set({ password: hash, changed_at: new Date(Date.now()) })
      .where('id', '=', id)
      .execute();
    await endLinks(transaction, account.email);
    // Whoever asked to give it another address meanwhile needs the new password.
    await transaction.deleteFrom('identity.links').where('account_id', '=', id).execute();
    await endSessions(transaction, id);
    await writeAudit(transaction, { event: 'password-changed', accountId: id, address: null });
    await also(transaction);
  });
}

/**
 * Keeps an account from signing in, and signs out who is; or lets it sign in again.
 * @throws HttpError 404 when there is no such account.
 */
export async function setAccountState(
  db: Database,
  id: string,
  state: AccountState,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('identity.accounts')
    .set({ state, changed_at: new Date(Date.now()) })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(404, 'There is no such account.');
  if (state === 'disabled') await endSessions(db, id);
  const event = state === 'disabled' ? 'account-disabled' : 'account-enabled';
  await writeAudit(db, { event, accountId: id, address: null });
}

/** @throws HttpError 400 with words for who chose it. */
export function refuseWeak(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem !== null) throw new HttpError(400, problem);
}

/** @throws HttpError 400 with words for who fills the form, 404 when there is no such account. */
export async function renameAccount(db: Database, id: string, name: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('identity.accounts')
    .set({ name: parseName(name) })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(404, 'There is no such account.');
}

/**
 * Gives an account another email, which its owner has proved; links to the old one end. In a transaction of the
 * caller's.
 * @returns the account as it was; null where it is gone, or the email has an account by now
 */
export async function changeEmail(
  db: Database,
  { id, email, address }: { id: string; email: string; address: string },
): Promise<Account | null> {
  const account = await findAccount(db, { id });
  if (account?.state !== 'active' || (await findAccount(db, { email }))) return null;
  await db.updateTable('identity.accounts').set({ email }).where('id', '=', id).execute();
  await db.deleteFrom('identity.links').where('account_id', '=', id).execute();
  await writeAudit(db, { event: 'email-changed', accountId: id, address });
  return account;
}

/**
 * Deletes an account with all that is kept of it, the lines of the log among that: one says that an account was
 * deleted, not whose.
 * @throws HttpError 404 when there is no such account.
 */
export async function deleteAccount(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('identity.accounts')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst();
    if (!gone) throw new HttpError(404, 'There is no such account.');
    await endSessions(transaction, id);
    await endLinks(transaction, gone.email);
    await forgiveTries(transaction, gone.email);
    await transaction.deleteFrom('identity.audit').where('account_id', '=', id).execute();
    await writeAudit(transaction, { event: 'account-deleted', accountId: null, address: null });
  });
}

/** Signs an account out everywhere: ends all that the provider keeps of it (sessions, grants, codes, tokens). */
export async function endSessions(db: Database, id: string): Promise<void> {
  await db.deleteFrom('identity.records').where('account_id', '=', id).execute();
}

function accountOf(row: {
  id: string;
  email: string;
  name: string;
  state: AccountState;
  created_at: Date;
  changed_at: Date;
}): Account {
  const { id, email, name, state } = row;
  return {
    id,
    email,
    name,
    state,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
