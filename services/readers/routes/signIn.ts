import type { FastifyInstance } from 'fastify';

import { addressOf, householdOf } from '../../../http/clientAddress';
import { ProviderDown, SignInRefused } from '../../../oidc-client/IdentityProvider';
import { PENDING_S } from '../../../oidc-client/PendingSignIns';
import { RateLimit } from '../../http/RateLimit';
import type { Readers } from '../Readers';
import { ownPath } from '../rules/ownPath';
import { PROOF_MS } from '../rules/sessionLife';
import type { ReaderAnswers } from './answers';
import { grantWish } from './forms';
import { expired, providerDown, refused, tooOften } from './messages';
import { takeWish } from './wishes';

/** Sign-ins that one address may begin: a school may sit behind it. */
const STARTS = { max: 120, windowMs: 600_000, clients: 20_000 };

interface SignInRoute {
  Querystring: { to?: unknown; fresh?: unknown; by?: unknown };
}

/**
 * `GET /readers/sign-in?to=/…`: to the provider, and back by `/readers/callback` with a session. With
 * `fresh=1` the provider asks for the password also of who is signed in there; `by=google` is told on to ours, which
 * leads straight to Google then.
 */
export function signInRoutes(app: FastifyInstance, readers: Readers, answers: ReaderAnswers): void {
  const { provider, signIns } = readers;
  const { clientHeader = '' } = readers.options;
  const { callbackUrl, setCookie, keep, say } = answers;
  const limit = new RateLimit(STARTS);

  app.get<SignInRoute>('/readers/sign-in', async (request, reply) => {
    const { query, headers, log } = request;
    if (!limit.allows(householdOf(addressOf(request, clientHeader)))) {
      reply.header('retry-after', String(STARTS.windowMs / 1000));
      return say(reply, 429, tooOften);
    }
    const to = ownPath(query.to) ?? '/';
    const pending = provider.begin(to, query.fresh === '1' ? { maxAge: PROOF_MS / 1000 } : {});
    try {
      const url = await provider.signInUrl(pending, callbackUrl(), {
        return_to: to,
        ...(query.by === 'google' ? { by: 'google' } : {}),
      });
      for (const name of signIns.surplus(headers.cookie)) setCookie(reply, name, '', 0);
      setCookie(reply, signIns.cookieOf(pending.state), signIns.seal(pending), PENDING_S);
      return await reply.redirect(url, 303);
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error;
      log.error({ err: error }, error.message);
      // An account page would only lead here again.
      return say(reply, 503, providerDown(to.startsWith('/account') ? '/' : to));
    }
  });

  app.get<{ Querystring: { state?: unknown } }>('/readers/callback', async (request, reply) => {
    const { query, headers, url, log } = request;
    const state = typeof query.state === 'string' ? query.state : '';
    const pending = signIns.open(headers.cookie, state);
    if (!pending) return say(reply, 400, expired);
    setCookie(reply, signIns.cookieOf(state), '', 0);
    try {
      const back = new URL(callbackUrl() + url.slice(url.indexOf('?')));
      const signedIn = await provider.identify(back, pending);
      const isProved = pending.maxAge !== undefined;
      const { key, reader } = await readers.open(signedIn, { headers, isProved });
      if (reader) keep(reply, key, reader);
      const wish = takeWish(answers, reply, { cookie: headers.cookie, from: pending.to });
      const done = wish && reader ? await grantWish(readers, reader.id, wish) : null;
      return await reply.redirect(done ?? pending.to, 303);
    } catch (error) {
      if (error instanceof SignInRefused) {
        log.warn({ err: error }, error.message);
        return error.isByProvider ? say(reply, 403, refused) : say(reply, 400, expired);
      }
      if (!(error instanceof ProviderDown)) throw error;
      log.error({ err: error }, error.message);
      return say(reply, 503, providerDown(pending.to.startsWith('/account') ? '/' : pending.to));
    }
  });
}
