import { randomBytes } from 'node:crypto';

import { hashPassword, isOutdated, isPassword } from '../accounts/hashPassword';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { writeAudit } from '../store/writeAudit';
import type { Database } from '../store/tables';
import { forgiveTries, takeTry } from './takeTry';

export type SignIn =
  | { kind: 'signed-in'; accountId: string }
  /** Wrong email, wrong password or disabled: which, is not said. `waitMs`: until the next try. */
  | { kind: 'wrong'; waitMs: number }
  | { kind: 'locked'; waitMs: number };

/** What the password of an unknown email, or of an account without one, is compared with: it takes the same time. */
let decoy: Promise<string> | null = null;

interface Typed {
  email: string;
  password: string;
  /** Of the client. */
  address: string;
}

/**
 * Looks at an email and a password, as they were typed, and notes who signs in.
 * @throws HttpError 503 when too many sign in at once.
 */
export async function signIn(db: Database, given: Typed): Promise<SignIn> {
  const outcome = await checkPassword(db, given);
  if (outcome.kind === 'signed-in') {
    const { accountId } = outcome;
    await writeAudit(db, { event: 'sign-in', accountId, address: given.address });
  }
  return outcome;
}

/**
 * The same for who is signed in, and shows again who they are. Tries that fail count alike.
 * @throws HttpError 503 when too many sign in at once.
 */
export async function checkPassword(db: Database, given: Typed): Promise<SignIn> {
  const email = normalizeEmail(given.email);
  const { address } = given;
  const attempt = await takeTry(db, email ?? given.email.trim().toLowerCase(), Date.now());
  if (!attempt.isAllowed) return { kind: 'locked', waitMs: attempt.waitMs };
  const account =
    email === null
      ? undefined
      : await db
          .selectFrom('identity.accounts')
          .select(['id', 'password', 'state'])
          .where('email', '=', email)
          .executeTakeFirst();
  const accountId = account?.id ?? null;
  decoy ??= hashPassword(randomBytes(32).toString('base64url'));
  const hash = account?.password ?? (await decoy);
  const isRight = await isPassword(given.password, hash);
  if (!account?.password || !isRight || account.state !== 'active') {
    await writeAudit(db, { event: 'sign-in-failed', accountId, address });
    if (attempt.waitMs > 0) await writeAudit(db, { event: 'lock', accountId, address });
    return { kind: 'wrong', waitMs: attempt.waitMs };
  }
  await forgiveTries(db, email ?? '');
  if (isOutdated(hash)) {
    await db
      .updateTable('identity.accounts')
      .set({ password: await hashPassword(given.password) })
      .where('id', '=', account.id)
      .where('password', '=', hash)
      .execute();
  }
  return { kind: 'signed-in', accountId: account.id };
}
