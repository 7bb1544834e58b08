import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Message } from '../../../plain-pages/PlainPages';
import { formatCookie, readCookie } from '../../../oidc-client/cookies';
import { HttpError } from '../../http/HttpError';
import { isOurs } from '../../http/isOurs';
import type { Reader } from '../Reader';
import { SESSION_COOKIE, type Readers } from '../Readers';
import { READERS_PATH } from '../rules/paths';
import { READER_COOKIE, readerCookieOf } from '../rules/readerCookie';

/** Header in which changing calls of script bring along the token of their session. */
const CSRF_HEADER = 'x-csrf-token';
/** Where a browser is led, what it is told, and what it keeps. */
export function readerAnswers({ options, provider }: Readers) {
  const { origin, pages } = options;
  const isSecure = () => origin().startsWith('https:');

  const setCookie = (reply: FastifyReply, name: string, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      formatCookie(name, value, { path: READERS_PATH, isSecure: isSecure(), seconds }),
    );

  const keep = (reply: FastifyReply, key: string, reader: Reader) => {
    const { seconds } = reader.session;
    const attributes = { path: '/', isSecure: isSecure(), seconds };
    const state = readerCookieOf(reader);
    reply.header('set-cookie', formatCookie(SESSION_COOKIE, key, attributes));
    reply.header(
      'set-cookie',
      formatCookie(READER_COOKIE, state, { ...attributes, isReadable: true }),
    );
  };

  return {
    callbackUrl: () => `${origin()}${READERS_PATH}/callback`,
    signedOutUrl: () => `${origin()}${READERS_PATH}/signed-out`,
    /** A cookie that comes back to the routes of signing in alone. */
    setCookie,
    /** Gives a browser the key of its session, and what its pages may know of it. */
    keep,
    /** Both cookies last as long as the session, which was just used. */
    keepOn: (request: FastifyRequest, reply: FastifyReply, reader: Reader) =>
      keep(reply, readCookie(request.headers.cookie, SESSION_COOKIE) ?? '', reader),
    /** Takes both away, where there is one. */
    takeAway: ({ headers }: FastifyRequest, reply: FastifyReply) => {
      const attributes = { path: '/', isSecure: isSecure(), seconds: 0 };
      for (const name of [SESSION_COOKIE, READER_COOKIE])
        if (readCookie(headers.cookie, name) !== null)
          reply.header(
            'set-cookie',
            formatCookie(name, '', { ...attributes, isReadable: name === READER_COOKIE }),
          );
    },
    say: (reply: FastifyReply, status: number, message: Message) =>
      reply
        .code(status)
        .header('content-security-policy', pages.policy({ formTargets: [provider.origin] }))
        .type('text/html; charset=utf-8')
        .send(pages.message(message)),
  };
}

export type ReaderAnswers = ReturnType<typeof readerAnswers>;

/** @throws HttpError 403 for what another site caused */
export function requireOurPage({ headers }: FastifyRequest): void {
  if (!isOurs(headers)) throw new HttpError(403, 'This is taken from our own pages only.');
}

/** Name under which a request that came past a hook has its reader. */
const READER = 'reader';

/** Hooks that ask who someone is before their body is read; handlers get who it is by `readerIn`. */
export function readerHooks(app: FastifyInstance, readers: Readers) {
  app.decorateRequest(READER, null);

  /** @throws HttpError 401 for who is signed out */
  const readersOnly = async (request: FastifyRequest): Promise<void> => {
    const reader = await readers.readerOf(request.headers);
    if (!reader) throw new HttpError(401, 'Sign in first.');
    request.setDecorator(READER, reader);
  };
  /** For what is changed by script. @throws HttpError 401, 403 */
  const writersOnly = async (request: FastifyRequest): Promise<void> => {
    requireOurPage(request);
    await readersOnly(request);
    if (!readers.isTokenOf(request.headers, request.headers[CSRF_HEADER]))
      throw new HttpError(403, `This call lacks ${CSRF_HEADER}: /readers/me has it as pmnCookie.`);
  };
  /** For forms: who is signed out is led on. */
  const orLead =
    (to: (request: FastifyRequest) => string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const reader = await readers.readerOf(request.headers);
      if (!reader) return reply.redirect(to(request), 303);
      request.setDecorator(READER, reader);
      return undefined;
    };
  return { readersOnly, writersOnly, orLead };
}

export type ReaderHooks = ReturnType<typeof readerHooks>;

/** Whom a hook found. */
export const readerIn = (request: FastifyRequest): Reader => request.getDecorator<Reader>(READER);

/** The fields of a form or of JSON. @throws HttpError 400 */
export function fieldsOf(body: unknown): Record<string, unknown> {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new HttpError(400, 'Send an object as JSON, or a form.');
}
