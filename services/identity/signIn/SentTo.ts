import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

import { normalizeEmail } from '../accounts/normalizeEmail';
import { TTL } from '../oidc/createProvider';
import { readCookie, setCookie } from './cookies';

const COOKIE = 'identity_sent_to';

/** Where this browser has had a mail sent, for the page that says so: an address in ours would be in logs. */
export class SentTo {
  constructor(private readonly issuer: () => string) {}

  keep(reply: FastifyReply, email: string): void {
    const { pathname, protocol } = new URL(this.issuer());
    const value = Buffer.from(email).toString('base64url');
    const [path, isSecure] = [`${pathname}/sign-in`, protocol === 'https:'];
    setCookie(reply, { name: COOKIE, value, path, maxAge: TTL.Interaction, isSecure });
  }

  /** Null where it is not known any more. */
  read(request: IncomingMessage): string | null {
    const value = readCookie(request, COOKIE);
    return value === null ? null : normalizeEmail(Buffer.from(value, 'base64url').toString());
  }
}
