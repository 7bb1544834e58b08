import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

import { findAccount, type Account } from '../accounts/accounts';
import { LINK_MS, makeLink, takeLink } from '../links/links';
import type { Database } from '../store/tables';
import { readCookie, setCookie } from './cookies';

/** The cookie in which a browser shows, once and within 2 minutes, that somebody has proved who they are. */
export const PROOF_COOKIE = 'identity_proof';

/**
 * Who proved who they are away from a sign-in page, by a link in mail or at Google, is known to the next one: it
 * takes the proof in place of a password. A proof is a link (`links.ts`) whose key only the browser holds.
 */
export class Proofs {
  constructor(
    private readonly db: Database,
    private readonly issuer: () => string,
  ) {}

  /** Gives this browser a proof of who somebody is. */
  async give(reply: FastifyReply, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    const { key } = await makeLink(this.db, { purpose: 'proof', email, accountId: id });
    this.set(reply, key, LINK_MS.proof / 1000);
  }

  /** Who has proved who they are, and may sign in; null: nobody. The proof is used up. */
  async take(request: IncomingMessage, reply: FastifyReply): Promise<Account | null> {
    const key = readCookie(request, PROOF_COOKIE);
    if (key === null) return null;
    this.set(reply, '', 0);
    const proof = await takeLink(this.db, key, 'proof');
    if (!proof?.accountId) return null;
    const account = await findAccount(this.db, { id: proof.accountId });
    return account?.state === 'active' ? account : null;
  }

  private set(reply: FastifyReply, value: string, maxAge: number): void {
    const { pathname, protocol } = new URL(this.issuer());
    const path = `${pathname}/sign-in`;
    setCookie(reply, { name: PROOF_COOKIE, value, path, maxAge, isSecure: protocol === 'https:' });
  }
}
