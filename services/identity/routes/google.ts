import type { FastifyInstance } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import { seal, unseal } from '../../secrets/seal';
import { accountOfGoogle } from '../google/accountOfGoogle';
import { GoogleRefused, GoogleSignIn, type PendingGoogle } from '../google/GoogleSignIn';
import type { GoogleOptions } from '../options';
import { googleDisabled, googleFailed, googleUnverified } from '../pages/messages';
import { readCookie, setCookie } from '../signIn/cookies';
import type { IdentityContext } from './context';
import { formOf, interactionsOf, type SignInRoute } from './interactions';
import { pageAnswers } from './pageAnswers';

/** Holds, encrypted, the sign-in that is at Google. */
const COOKIE = 'identity_google';

/** Seconds that signing in at Google may take. */
const MAX_AGE = 600;

interface Away extends PendingGoogle {
  /** The sign-in page that goes on with who comes back. */
  page: string;
  /** ms since 1970 */
  until: number;
}

/**
 * `GET /identity/sign-in/{uid}/google` leads to Google, `GET /identity/google/callback` is where it leads back: to
 * the sign-in, which then knows who it is (`Proofs`).
 */
export function googleRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  google: GoogleOptions,
): void {
  const { db, options, proofs } = context;
  const { find, sayExpired } = interactionsOf(context);
  const { say } = pageAnswers(options);
  const signIn = new GoogleSignIn(google, () => `${options.issuer()}/google/callback`);
  const pathOf = () => {
    const { pathname, protocol } = new URL(options.issuer());
    return { path: `${pathname}/google`, isSecure: protocol === 'https:' };
  };

  app.get<SignInRoute>('/identity/sign-in/:uid/google', async (request, reply) => {
    const underWay = await find(request, reply);
    if (underWay?.client.people !== 'readers') return sayExpired(request, reply);
    try {
      const hint = underWay.interaction.params['login_hint'];
      const { pending, url } = await signIn.begin(typeof hint === 'string' ? hint : '');
      const away: Away = { ...pending, page: formOf(underWay), until: Date.now() + MAX_AGE * 1000 };
      const value = seal(JSON.stringify(away), COOKIE, options.secrets[0] ?? '', 'sign-ins');
      setCookie(reply, { name: COOKIE, value, maxAge: MAX_AGE, ...pathOf() });
      return await reply.redirect(url, 303);
    } catch (error) {
      if (!(error instanceof GoogleRefused)) throw error;
      request.log.error({ err: error }, 'identity service');
      return say(reply, 503, googleFailed(formOf(underWay)));
    }
  });

  app.get('/identity/google/callback', { logLevel: 'warn' }, async (request, reply) => {
    const held = readCookie(request.raw, COOKIE);
    setCookie(reply, { name: COOKIE, value: '', maxAge: 0, ...pathOf() });
    const opened = held === null ? null : unseal(held, COOKIE, options.secrets, 'sign-ins');
    const away = opened && (JSON.parse(opened.toString()) as Away);
    if (!away || Date.now() > away.until) return say(reply, 410, googleFailed('/'));
    try {
      const search = /\?.*$/s.exec(request.url)?.[0] ?? '';
      const person = await signIn.identify(search, away);
      const address = addressOf(request, options.clientHeader ?? '');
      const account = await accountOfGoogle(db, person, address);
      if (account === 'unverified') return say(reply, 403, googleUnverified(away.page));
      if (account === 'disabled') return say(reply, 403, googleDisabled(away.page));
      await proofs.give(reply, account);
      return await reply.redirect(away.page, 303);
    } catch (error) {
      if (!(error instanceof GoogleRefused)) throw error;
      request.log.warn({ err: error }, 'identity service');
      return say(reply, 400, googleFailed(away.page));
    }
  });
}
