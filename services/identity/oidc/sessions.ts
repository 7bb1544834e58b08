import type { FastifyReply, FastifyRequest } from 'fastify';

import { findAccount, type Account } from '../accounts/accounts';
import type { IdentityContext } from '../routes/context';
import { asIssuer } from './asIssuer';
import { isSince } from './isSince';

type Asking = Pick<IdentityContext, 'db' | 'current' | 'options'>;

/** Who is signed in at the provider in this browser, and in which session; null for nobody. */
export async function findSession(
  { db, current, options }: Asking,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ account: Account; id: string; end: () => Promise<void> } | null> {
  const provider = await current.get();
  const path = request.raw.url ?? '/';
  asIssuer(request.raw, options.issuer(), path);
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const { accountId } = session;
  const account = accountId === undefined ? null : await findAccount(db, { id: accountId });
  if (account?.state !== 'active' || !isSince(session.loginTs, account.changedAt)) return null;
  return { account, id: session.uid, end: () => session.destroy() };
}
