import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from '../../../store/openStore';
import { hashKey, readSession, type Session } from '../../../store/staff/sessions';
import { readToken } from '../../../store/staff/tokens';
import type { Actor } from './actor';
import { readCookie } from '../../../../oidc-client/cookies';
import { isSameSecret } from '../../../../http/isSameSecret';

/** Nobody that we know, or a call that a page of another site may have caused. */
export class Unauthorized extends Error {
  override name = 'Unauthorized';
}

/** Name of the cookie with the key of a session. */
export const SESSION_COOKIE = 'broadsheet_editor';
/** Header in which changing calls bring along what only our own pages know. */
export const CSRF_HEADER = 'x-csrf-token';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Who sends a request to the API: by bearer token, or by the cookie of a session. With a cookie, calls
 * that change something need the session's CSRF token and come from our own pages.
 * @param isUse whether it keeps the session alive
 * @throws Unauthorized
 */
export async function authenticate(
  store: Store,
  request: { method: string; headers: IncomingHttpHeaders },
  isUse = true,
): Promise<Actor> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, secret = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
    const token = await readToken(store, secret);
    if (!token) throw new Unauthorized('This token is not valid, or has run out.');
    const name = `token:${token.name}`;
    return { name, login: token.id, displayName: token.name, grants: token.grants, csrf: null };
  }
  const key = readCookie(request.headers.cookie, SESSION_COOKIE);
  const session = key ? await readSession(store, key, { isUse }) : null;
  if (!key || !session) throw new Unauthorized('Sign in first.');
  if (!READING.has(request.method))
    requireOurPage(request.headers, session.csrf, request.headers[CSRF_HEADER]);
  const { email, name, grants } = session.member;
  return { name: email, login: hashKey(key), displayName: name, grants, csrf: session.csrf };
}

/** The session of the cookie that came along; null when there is none. */
export async function sessionOf(
  store: Store,
  headers: IncomingHttpHeaders,
): Promise<Session | null> {
  const key = readCookie(headers.cookie, SESSION_COOKIE);
  return key ? readSession(store, key) : null;
}

/**
 * @param given the CSRF token that came along
 * @throws Unauthorized for a call that another site may have caused
 */
export function requireOurPage(headers: IncomingHttpHeaders, csrf: string, given: unknown): void {
  requireSameSite(headers);
  if (typeof given !== 'string' || !isSameSecret(given, csrf))
    throw new Unauthorized('This call lacks its CSRF token: load the page again.');
}

/** @throws Unauthorized for a call of which the browser says that another site caused it */
export function requireSameSite(headers: IncomingHttpHeaders): void {
  if (isFromOtherSite(headers)) throw new Unauthorized('This call comes from another site.');
}

/** Whether the browser says that another site than ours caused a request. */
export function isFromOtherSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

/**
 * Browsers let every site open a socket, with our cookies, and say which one does; programs say none.
 * @param origin of the site
 * @throws Unauthorized for a socket that another site opens
 */
export function requireOurOrigin(headers: IncomingHttpHeaders, actor: Actor, origin: string): void {
  requireSameSite(headers);
  const isProgram = headers.origin === undefined && actor.csrf === null;
  if (!isProgram && headers.origin !== origin)
    throw new Unauthorized(`This connection comes from another site than ${origin}.`);
}
