import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { readCookie } from '../../../oidc-client/cookies';
import { PENDING_S } from '../../../oidc-client/PendingSignIns';
import type { ReaderAnswers } from './answers';

/** What somebody who was signed out asked for by a form, kept by their browser while they sign in. */
const wish = z.strictObject({
  what: z.enum(['follow', 'save']),
  /** As the form sent them. */
  fields: z.record(z.string(), z.string()),
  /** The page that it stood on, to which the sign-in leads back. */
  from: z.string(),
  /** The part of it that says that it is done; empty for none. */
  at: z.string(),
});
export type Wish = z.infer<typeof wish>;

const COOKIE = 'broadsheet_reader_wish';
/** Characters that a cookie holds. */
const LONGEST = 3800;

/** Keeps a wish for as long as a sign-in may take; what is too long is forgotten. */
export function keepWish({ setCookie }: ReaderAnswers, reply: FastifyReply, made: Wish): void {
  const value = Buffer.from(JSON.stringify(made)).toString('base64url');
  if (value.length <= LONGEST) setCookie(reply, COOKIE, value, PENDING_S);
}

/**
 * The wish with which a sign-in began that leads back to `from`, once. It came from a page of ours: only our own
 * forms set the cookie, and no page can.
 */
export function takeWish(
  { setCookie }: ReaderAnswers,
  reply: FastifyReply,
  { cookie, from }: { cookie: string | undefined; from: string },
): Wish | null {
  const held = readCookie(cookie, COOKIE);
  if (!held) return null;
  setCookie(reply, COOKIE, '', 0);
  const made = wish.safeParse(fromJson(Buffer.from(held, 'base64url').toString()));
  return made.success && made.data.from === from ? made.data : null;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
