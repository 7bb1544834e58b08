import type { FastifyReply, FastifyRequest } from 'fastify';

import { findAccount, type Account } from '../accounts/accounts';
import type { IdentityContext } from '../routes/context';
import { asIssuer } from './asIssuer';
import { isSince } from './isSince';

/** For what may not be undone by its owner: how long ago somebody may have signed in (ms). */
const RECENT_MS = 600_000;

type Asking = Pick<IdentityContext, 'db' | 'current' | 'options'>;

/** Who is signed in at the provider in this browser, and in which session; null for nobody. */
export async function findSession(
  { db, current, options }: Asking,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{
  account: Account;
  id: string;
  /** Whether they have shown just now who they are. */
  isRecent: boolean;
  end: () => Promise<void>;
} | null> {
  const provider = await current.get();
  const path = request.raw.url ?? '/';
  asIssuer(request.raw, options.issuer(), path);
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const { accountId } = session;
  const account = accountId === undefined ? null : await findAccount(db, { id: accountId });
  if (account?.state !== 'active' || !isSince(session.loginTs, account.changedAt)) return null;
  const isRecent = Date.now() - (session.loginTs ?? 0) * 1000 < RECENT_MS;
  return { account, id: session.uid, isRecent, end: () => session.destroy() };
}
