import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readCookie } from '../../../oidc-client/cookies';
import { ProviderDown } from '../../../oidc-client/IdentityProvider';
import { isOurs } from '../../http/isOurs';
import { SESSION_COOKIE, type Readers } from '../Readers';
import { closeSession, closeSessions } from '../store/sessions';
import { fieldsOf, type ReaderAnswers } from './answers';
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
  app.post<{ Body: unknown }>('/readers/sign-out', (request, reply) =>
    signOut({ readers, answers, request, reply }),
  );
  app.get<{ Querystring: { only?: unknown } }>('/readers/signed-out', ({ query }, reply) =>
    answers.say(reply, 200, query.only === 'here' ? signedOutHere : signedOut),
  );
}

/** Ends the session of a request, and leads to where the provider's is ended. */
export async function signOut({
  readers,
  answers: { signedOutUrl, takeAway, say },
  request,
  reply,
}: {
  readers: Readers;
  answers: ReaderAnswers;
  request: FastifyRequest;
  reply: FastifyReply;
}): Promise<FastifyReply> {
  const { headers, body, log } = request;
  if (!isOurs(headers)) return say(reply, 403, foreignForm);
  const reader = await readers.readerOf(headers);
  const idToken = await readers.idTokenOf(headers);
  takeAway(request, reply);
  if (!reader) return reply.redirect(signedOutUrl(), 303);
  const isEverywhere = body !== undefined && fieldsOf(body)['everywhere'] === '1';
  if (isEverywhere) await closeSessions(readers.db, reader.id, 'all');
  else await closeSession(readers.db, readCookie(headers.cookie, SESSION_COOKIE) ?? '');
  try {
    const url = await readers.provider.signOutUrl(idToken, signedOutUrl());
    return await reply.redirect(url ?? signedOutUrl(), 303);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    log.error({ err: error }, error.message);
    return reply.redirect(`${signedOutUrl()}?only=here`, 303);
  }
}
