import { findAccount, type Account } from '../accounts/accounts';
import type { IdentityClient, IdentityServiceOptions } from '../options';
import { isFirst } from '../signIn/isFirst';
import { writeAudit } from '../store/writeAudit';
import type { Database, LinkPurpose } from '../store/tables';
import { letterTo, type LetterKind } from './letters';
import { makeLink } from './links';

/** What somebody may ask for by mail who says only an address. */
export type Wanted = 'register' | 'reset' | 'sign-in';

interface Mailing {
  db: Database;
  options: Pick<IdentityServiceOptions, 'issuer' | 'mailer' | 'pages'>;
}

export interface LinkRequest {
  wanted: Wanted;
  /** As `normalizeEmail` gives it. */
  email: string;
  client: IdentityClient;
  /** Where the way goes on: a path of the site. */
  returnTo: string | null;
  /** Of the client. */
  address: string;
  /** What tells the form from all others: sent twice within seconds, it is one. */
  form: readonly string[];
}

/**
 * Mails what somebody asked for to an address. Whether it has an account is said to who reads its mail alone: here
 * one transaction is done in any case.
 * @returns false where the same form was sent just before, and nothing is mailed
 */
export async function requestLink(
  mailing: Mailing,
  { wanted, email, client, returnTo, address, form }: LinkRequest,
): Promise<boolean> {
  const { db } = mailing;
  return db.transaction().execute(async (transaction) => {
    if (!(await isFirst(transaction, form))) return false;
    const account = await findAccount(transaction, { email });
    const { kind, purpose } = answerTo(wanted, account, client);
    const link = { email, accountId: account?.id ?? null, clientId: client.id, returnTo };
    await mailLink({ ...mailing, db: transaction }, kind, { ...link, purpose });
    const accountId = account?.id ?? null;
    await writeAudit(transaction, { event: 'link-sent', accountId, address });
    return true;
  });
}

/**
 * Asks who reads the mail of an address to confirm that an account may have it.
 * @returns false as `requestLink`
 */
export async function requestNewEmail(
  mailing: Mailing,
  {
    account,
    email,
    client,
    returnTo,
    address,
    form,
  }: Pick<LinkRequest, 'email' | 'returnTo'> & {
    account: Account;
    client: IdentityClient | null;
    /** Of the client; null for staff. */
    address: string | null;
    /** Null for staff, whose calls are no forms. */
    form: readonly string[] | null;
  },
): Promise<boolean> {
  return mailing.db.transaction().execute(async (db) => {
    if (form && !(await isFirst(db, form))) return false;
    const isTaken = (await findAccount(db, { email })) !== null;
    const link = { email, accountId: account.id, clientId: client?.id ?? null, returnTo };
    await mailLink({ ...mailing, db }, isTaken ? 'email-taken' : 'new-email', {
      ...link,
      purpose: isTaken ? null : 'new-email',
    });
    await writeAudit(db, { event: 'link-sent', accountId: account.id, address });
    return true;
  });
}

/**
 * Posts a letter, with a link of its own. In a transaction of the caller's.
 * @param link.purpose null: without a link
 */
export async function mailLink(
  { db, options: { issuer, mailer, pages } }: Mailing,
  kind: LetterKind,
  {
    purpose,
    ...link
  }: Omit<Parameters<typeof makeLink>[1], 'purpose'> & {
    purpose: LinkPurpose | null;
  },
): Promise<void> {
  const made = purpose === null ? null : await makeLink(db, { ...link, purpose });
  // By the client, a link that was used still leads to where one signs in.
  const client = link.clientId ? `?${new URLSearchParams({ client: link.clientId })}` : '';
  const url = made && `${issuer()}/link/${made.key}${client}`;
  await mailer.post(letterTo(pages.look, link.email, { kind, url }), db);
}

function answerTo(
  wanted: Wanted,
  account: Account | null,
  { people }: IdentityClient,
): { kind: LetterKind; purpose: LinkPurpose | null } {
  if (account?.state === 'disabled') return { kind: 'disabled', purpose: null };
  if (account)
    return wanted === 'register'
      ? { kind: 'have-account', purpose: 'sign-in' }
      : { kind: wanted, purpose: wanted };
  if (people === 'staff') return { kind: 'no-staff-account', purpose: null };
  return { kind: wanted === 'register' ? 'register' : 'no-account', purpose: 'register' };
}
