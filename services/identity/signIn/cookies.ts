import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A cookie that one of our pages gives to the next. */
interface PassedCookie {
  name: string;
  /** '' takes it away. */
  value: string;
  path: string;
  /** seconds */
  maxAge: number;
  isSecure: boolean;
}

/** The value of a cookie that came with a request; null for none. */
export function readCookie(
  { headers }: Pick<IncomingMessage, 'headers'>,
  name: string,
): string | null {
  const start = `${name}=`;
  const found = headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(start));
  return found?.slice(start.length) ?? null;
}

/** Sets a cookie that scripts and other sites' forms do not have. */
export function setCookie(
  reply: FastifyReply,
  { name, value, path, maxAge, isSecure }: PassedCookie,
): void {
  const secure = isSecure ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  );
}
