import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatCookie, readCookie } from '../../../../oidc-client/cookies';
import { ProviderDown, SignInRefused } from '../../../../oidc-client/IdentityProvider';
import { PENDING_S } from '../../../../oidc-client/PendingSignIns';
import { recognizeStaff } from '../../../store/staff/recognizeStaff';
import { LONGEST_MS, type Session } from '../../../store/staff/sessions';
import { signInStaff, signOutStaff } from '../../../store/staff/signInStaff';
import { hangUpOnUnread } from '../api/hangUpOnUnread';
import type { EditorOptions } from '../EditorOptions';
import {
  isFromOtherSite,
  requireOurPage,
  SESSION_COOKIE,
  sessionOf,
  Unauthorized,
  CSRF_HEADER,
} from './authenticate';
import {
  expired,
  foreignForm,
  notStaff,
  providerDown,
  refused,
  signedOut,
  signedOutHere,
  type EditorMessage,
} from './messages';
import { EDITOR_PATH } from '../../contract/screens';
import { pathInEditor } from './pathInEditor';
import { editorSignIns } from './editorSignIns';

/** Bytes of a form. */
const MAX_FORM = 4096;
/** Name under which a request that may sign out has its session. */
const SESSION = 'editorSession';

/**
 * Signing in to the editor at an OpenID Connect provider (authorization code, PKCE with S256, state,
 * nonce), and signing out of both. A sign-in under way is known to the browser that began it alone.
 */
export function signInRoutes(app: FastifyInstance, options: EditorOptions): void {
  const answers = signInAnswers(options);
  const { say } = answers;
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof SignInRefused) {
      request.log.warn({ err: error }, error.message);
      return say(reply, error.isByProvider ? refused : expired);
    }
    if (!(error instanceof ProviderDown)) throw error;
    request.log.error({ err: error }, error.message);
    return say(reply, providerDown);
  });
  app.decorateRequest(SESSION, null);
  hangUpOnUnread(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  signingIn(app, options, answers);
  signingOut(app, options, answers);
}

type SignInAnswers = ReturnType<typeof signInAnswers>;

/** Where a browser is led, what it is told, and what it keeps. */
function signInAnswers({ pages, origin }: EditorOptions) {
  const callbackUrl = () => `${origin()}${EDITOR_PATH}/callback`;
  const signedOutUrl = () => `${origin()}${EDITOR_PATH}/signed-out`;
  const setCookie = (reply: FastifyReply, name: string, value: string, seconds: number) => {
    const isSecure = origin().startsWith('https:');
    reply.header('set-cookie', formatCookie(name, value, { path: EDITOR_PATH, isSecure, seconds }));
  };
  const say = (reply: FastifyReply, message: EditorMessage) =>
    reply
      .code(message.status)
      .header('content-security-policy', pages.policy())
      .type('text/html; charset=utf-8')
      .send(pages.message(message));
  return { callbackUrl, signedOutUrl, setCookie, say };
}

/** The way to the provider, and back from it with a session. */
function signingIn(
  app: FastifyInstance,
  { store, website, provider, secrets }: EditorOptions,
  { callbackUrl, signedOutUrl, setCookie, say }: SignInAnswers,
): void {
  const signIns = editorSignIns(secrets);
  app.get<{ Querystring: { to?: unknown } }>(
    `${EDITOR_PATH}/sign-in`,
    async ({ query, headers }, reply) => {
      const pending = provider.begin(pathInEditor(query.to));
      const url = await provider.signInUrl(pending, callbackUrl());
      for (const name of signIns.surplus(headers.cookie)) setCookie(reply, name, '', 0);
      setCookie(reply, signIns.cookieOf(pending.state), signIns.seal(pending), PENDING_S);
      return reply.redirect(url, 303);
    },
  );

  app.get<{ Querystring: { state?: unknown } }>(
    `${EDITOR_PATH}/callback`,
    async ({ query, headers, url }, reply) => {
      const state = typeof query.state === 'string' ? query.state : '';
      const pending = signIns.open(headers.cookie, state);
      if (!pending) return say(reply, expired);
      setCookie(reply, signIns.cookieOf(state), '', 0);
      const { identity, who, idToken } = await provider.identify(
        new URL(callbackUrl() + url.slice(url.indexOf('?'))),
        pending,
      );
      const member = await recognizeStaff(store, identity);
      if (!member)
        return say(reply, notStaff(who, await provider.signOutUrl(idToken, signedOutUrl())));
      const formerKey = readCookie(headers.cookie, SESSION_COOKIE);
      const { key } = await signInStaff(store, { member, idToken, formerKey, website });
      setCookie(reply, SESSION_COOKIE, key, LONGEST_MS / 1000);
      return reply.redirect(pending.to, 303);
    },
  );
}

/** The end of a session, here and at the provider. */
function signingOut(
  app: FastifyInstance,
  { store, website, provider }: EditorOptions,
  { signedOutUrl, setCookie, say }: SignInAnswers,
): void {
  /** Who has no session has nothing to send, and who comes from another site nothing that is heard. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromOtherSite(request.headers)) return say(reply, foreignForm);
    const session = await sessionOf(store, request.headers);
    if (!session) return reply.redirect(signedOutUrl(), 303);
    request.setDecorator(SESSION, session);
    return undefined;
  };
  const options = { onRequest, bodyLimit: MAX_FORM };
  app.post<{ Body: unknown }>(`${EDITOR_PATH}/sign-out`, options, async (request, reply) => {
    const { headers, body, log } = request;
    const session = request.getDecorator<Session>(SESSION);
    const key = readCookie(headers.cookie, SESSION_COOKIE) ?? '';
    try {
      const given = body instanceof URLSearchParams ? body.get('csrf') : headers[CSRF_HEADER];
      requireOurPage(headers, session.csrf, given);
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      return say(reply, foreignForm);
    }
    await signOutStaff(store, { member: session.member, key, website });
    setCookie(reply, SESSION_COOKIE, '', 0);
    try {
      const url = await provider.signOutUrl(session.idToken, signedOutUrl());
      return reply.redirect(url ?? signedOutUrl(), 303);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      log.error({ err: error }, error.message);
      return reply.redirect(`${signedOutUrl()}?only=here`, 303);
    }
  });

  app.get<{ Querystring: { only?: unknown } }>(
    `${EDITOR_PATH}/signed-out`,
    async ({ query }, reply) => say(reply, query.only === 'here' ? signedOutHere : signedOut),
  );
}
