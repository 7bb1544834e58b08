import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readCookie } from '../../../oidc-client/cookies';
import { ProviderDown } from '../../../oidc-client/IdentityProvider';
import { isOurs } from '../../http/isOurs';
import { SESSION_COOKIE, type Readers } from '../Readers';
import { closeSession, closeSessions } from '../store/sessions';
import type { ReaderAnswers } from './answers';
import { foreignForm, signedOut, signedOutHere } from './messages';

/**
 * `POST /readers/sign-out`: ends the session here, then at the provider; with `everywhere=1` those of all devices.
 * Cached pages have no token to send: that the form is ours, the browser says.
 */
export function signOutRoutes(
  app: FastifyInstance,
  readers: Readers,
  answers: ReaderAnswers,
): void {
  app.route({ method: 'POST', url: '/readers/sign-out', ...signOutRoute(readers, answers) });
  app.get<{ Querystring: { only?: unknown } }>('/readers/signed-out', ({ query }, reply) =>
    answers.say(reply, 200, query.only === 'here' ? signedOutHere : signedOut),
  );
}

/** Ends the session of a request, and leads to where the provider's is ended. */
export function signOutRoute(
  readers: Readers,
  { signedOutUrl, takeAway, say }: ReaderAnswers,
): { onRequest: Handler; handler: Handler } {
  const { db, provider } = readers;
  return {
    onRequest: async (request, reply) => {
      if (!isOurs(request.headers)) return say(reply, 403, foreignForm);
      if (await readers.readerOf(request.headers)) return undefined;
      takeAway(request, reply);
      return reply.redirect(signedOutUrl(), 303);
    },
    handler: async (request, reply) => {
      const { headers, body, log } = request;
      const reader = await readers.readerOf(headers);
      const idToken = await readers.idTokenOf(headers);
      const isEverywhere = body instanceof URLSearchParams && body.get('everywhere') === '1';
      if (reader && isEverywhere) await closeSessions(db, reader.id, 'all');
      else await closeSession(db, readCookie(headers.cookie, SESSION_COOKIE) ?? '');
      takeAway(request, reply);
      try {
        const url = await provider.signOutUrl(idToken, signedOutUrl());
        return await reply.redirect(url ?? signedOutUrl(), 303);
      } catch (error) {
        if (!(error instanceof ProviderDown)) throw error;
        log.error({ err: error }, error.message);
        return reply.redirect(`${signedOutUrl()}?only=here`, 303);
      }
    },
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
