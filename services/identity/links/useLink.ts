import {
  changeEmail,
  findAccount,
  refuseWeak,
  setPassword,
  type Account,
} from '../accounts/accounts';
import { accountFromLink } from '../accounts/invitations';
import type { IdentityServiceOptions } from '../options';
import { forgiveTries } from '../signIn/takeTry';
import type { Database } from '../store/tables';
import { takeLink, type Link } from './links';
import { mailLink } from './requestLink';

/** What came of a link. */
export type UsedLink =
  /** Its owner has a password, and signs in with it. */
  | { kind: 'invited' }
  /** Somebody has proved who they are. */
  | { kind: 'signed-in'; account: Account; link: Link }
  | { kind: 'email-changed' };

export interface LinkUse {
  key: string;
  /** As it was found, and not used yet. */
  link: Link;
  /** As typed. */
  name: string;
  /** null: none is wanted. */
  password: string | null;
  /** Of the client. */
  address: string;
}

/**
 * Does what a link is for, once; null for who comes second, or too late: the account is closed, or gone.
 * @throws HttpError 400 with words for who filled the form, 409 for who has an account by now, 503 when too many
 *   passwords are being hashed.
 */
export async function useLink(
  parts: {
    db: Database;
    options: Pick<
      IdentityServiceOptions,
      'issuer' | 'mailer' | 'pages' | 'onSignedOut' | 'onChanged'
    >;
  },
  use: LinkUse,
): Promise<UsedLink | null> {
  const { db } = parts;
  const { link } = use;
  if (link.purpose === 'invitation') {
    const made = await accountFromLink(db, {
      ...use,
      name: link.name ?? '',
      password: use.password ?? '',
    });
    return made && { kind: 'invited' };
  }
  if (link.purpose === 'register') {
    const account = await accountFromLink(db, { ...use, name: use.name.trim() || nameIn(link) });
    return account && { kind: 'signed-in', account, link };
  }
  if (link.purpose === 'new-email') return changeAddress(parts, use);
  const account = await ownerOf(db, link);
  if (!account) return null;
  if (link.purpose === 'reset') refuseWeak(use.password ?? '', account.email);
  if (!(await takeLink(db, use.key, link.purpose))) return null;
  if (link.purpose === 'reset') {
    await setPassword(db, account.id, use.password ?? '');
    await parts.options.onSignedOut?.(account.id);
  }
  // Whoever guesses at the password can't keep its owner out.
  await forgiveTries(db, account.email);
  return { kind: 'signed-in', account, link };
}

/** The account that a link was mailed to, if it may sign in and has that address still. */
async function ownerOf(db: Database, { accountId, email }: Link): Promise<Account | null> {
  const account = accountId === null ? null : await findAccount(db, { id: accountId });
  return account?.state === 'active' && account.email === email ? account : null;
}

/** Tells the old address, too. */
async function changeAddress(
  { db, options }: Parameters<typeof useLink>[0],
  { key, link, address }: LinkUse,
): Promise<UsedLink | null> {
  const changed = await db.transaction().execute(async (transaction) => {
    const used = await takeLink(transaction, key, 'new-email');
    if (!used?.accountId) return null;
    const change = { id: used.accountId, email: link.email, address };
    const before = await changeEmail(transaction, change);
    if (!before) return null;
    const letter = { purpose: null, email: before.email };
    await mailLink({ db: transaction, options }, 'email-changed', letter);
    return { ...before, email: link.email };
  });
  if (changed) await options.onChanged?.(changed);
  return changed && { kind: 'email-changed' };
}

/** What somebody is called who gives no name: what stands before the @. */
const nameIn = ({ email }: Link): string => email.split('@', 1)[0] ?? email;
