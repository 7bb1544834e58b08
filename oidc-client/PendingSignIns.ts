import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../http/isSameSecret';
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
  /** s ago that the password may have been given, at most; left out where that does not matter. */
  maxAge: z.number().optional(),
});
export type PendingSignIn = z.infer<typeof pendingSignIn>;

/** Tabs that may sign in at once; the cookies of more would make requests too long. */
const MOST = 8;

export interface PendingOptions {
  /** What the names of their cookies begin with. */
  prefix: string;
  /** What is signed, so that a cookie of one client is none of another: `editor sign-in`. */
  purpose: string;
  /** The first signs, the others are still taken. */
  secrets: readonly [string, ...string[]];
}

/** The sign-ins under way at one client; each is known to the browser alone that began it. */
export class PendingSignIns {
  constructor(private readonly options: PendingOptions) {}

  /** One cookie for each sign-in, so that two tabs may sign in at the same time. */
  cookieOf(state: string): string {
    return this.options.prefix + state.replace(/[^\w-]/g, '').slice(0, 16);
  }

  /** The value of the cookie, signed. */
  seal(pending: PendingSignIn): string {
    const text = Buffer.from(JSON.stringify(pending)).toString('base64url');
    return `${text}.${this.sign(text, this.options.secrets[0])}`;
  }

  /** The sign-in that a browser began with this state; null when the cookie is gone, changed or too old. */
  open(cookies: string | undefined, state: string, now = Date.now()): PendingSignIn | null {
    const { secrets } = this.options;
    const cookie = readCookie(cookies, this.cookieOf(state));
    const [text = '', signature = ''] = cookie?.split('.') ?? [];
    if (!secrets.some((secret) => isSameSecret(signature, this.sign(text, secret)))) return null;
    const pending = pendingSignIn.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return pending.state === state && pending.endsAt > now ? pending : null;
  }

  /** Names of cookies of sign-ins that were never finished, to be taken away when there are too many. */
  surplus(cookies: string | undefined): string[] {
    const names = (cookies ?? '')
      .split(';')
      .map((part) => part.trim().split('=')[0] ?? '')
      .filter((name) => name.startsWith(this.options.prefix));
    return names.length < MOST ? [] : names.slice(0, names.length - MOST + 1);
  }

  private sign(text: string, secret: string): string {
    return createHmac('sha256', secret)
      .update(`${this.options.purpose} ${text}`)
      .digest('base64url');
  }
}
