import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../../../http/isSameSecret';
import { readCookie } from './cookies';

/** s that someone may take to sign in: as long as the form of our own identity service works. */
export const PENDING_S = 1800;

/** A sign-in that has begun in a browser, which keeps it in a signed cookie until it comes back. */
const pendingSignIn = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  /** The secret behind the PKCE challenge. */
  verifier: z.string(),
  /** Where to go then. */
  to: z.string(),
  /** ms since 1970. */
  endsAt: z.number(),
});
export type PendingSignIn = z.infer<typeof pendingSignIn>;

const PREFIX = 'broadsheet_sign_in_';
/** Tabs that may sign in at once; the cookies of more would make requests too long. */
const MOST = 8;

/** One cookie for each sign-in, so that two tabs may sign in at the same time. */
export const pendingCookie = (state: string): string =>
  PREFIX + state.replace(/[^\w-]/g, '').slice(0, 16);

/** The value of the cookie, signed. */
export function sealPending(pending: PendingSignIn, secret: string): string {
  const text = Buffer.from(JSON.stringify(pending)).toString('base64url');
  return `${text}.${sign(text, secret)}`;
}

/**
 * The sign-in that a browser began with this state; null when the cookie is gone, changed or too old.
 * @param secrets any of which may have signed it
 */
export function openPending(
  cookies: string | undefined,
  state: string,
  secrets: readonly string[],
  now = Date.now(),
): PendingSignIn | null {
  const [text = '', signature = ''] = readCookie(cookies, pendingCookie(state))?.split('.') ?? [];
  if (!secrets.some((secret) => isSameSecret(signature, sign(text, secret)))) return null;
  const pending = pendingSignIn.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return pending.state === state && pending.endsAt > now ? pending : null;
}

/** Names of cookies of sign-ins that were never finished, to be taken away when there are too many. */
export function surplusCookies(cookies: string | undefined): string[] {
  const names = (cookies ?? '')
    .split(';')
    .map((part) => part.trim().split('=')[0] ?? '')
    .filter((name) => name.startsWith(PREFIX));
  return names.length < MOST ? [] : names.slice(0, names.length - MOST + 1);
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`editor sign-in ${text}`).digest('base64url');
}
