import type { FastifyError, FastifyPluginAsync } from 'fastify';

import { guardBodies } from '../../http/guardBodies';
import { PERSONAL_HEADERS } from '../http/personalHeaders';
import { rotateWhenDue } from './keys/signingKeys';
import { createProvider } from './oidc/createProvider';
import { CurrentProvider } from './oidc/CurrentProvider';
import { SignInsUnderWay } from './oidc/SignInsUnderWay';
import type { IdentityServiceOptions } from './options';
import { makeDemoReaders } from './accounts/makeDemoReaders';
import { accountFormRoutes } from './routes/accountForms';
import { accountsRoutes } from './routes/accounts';
import type { IdentityContext } from './routes/context';
import { googleRoutes } from './routes/google';
import { keysRoutes } from './routes/keys';
import { linkRoutes } from './routes/links';
import { passkeyRoutes } from './routes/passkeys';
import { passkeySignInRoutes } from './routes/passkeySignIn';
import { providerRoutes } from './routes/provider';
import { signInRoutes } from './routes/signIn';
import { Proofs } from './signIn/Proofs';
import { openDatabase } from './store/openDatabase';
import { removeExpired } from './store/removeExpired';
import { writeAudit } from './store/writeAudit';

/** How often expired things are removed and keys looked at (ms). */
const TIDY_EVERY_MS = 600_000;

/**
 * The identity service: accounts, signing in and out, and an OpenID Connect provider for our own
 * applications, at `/identity/…`. Register it under a prefix, so that `issuer` leads here. See
 * README.md.
 */
export const identityService: FastifyPluginAsync<IdentityServiceOptions> = async (app, options) => {
  if (options.secrets.every((secret) => secret === '')) {
    throw new Error('The identity service needs a secret (IDENTITY_SECRET).');
  }
  const db = await openDatabase(options.pool);
  const logError = (error: unknown): void => app.log.error({ err: error }, 'identity service');

  await makeDemoReaders(db, options.demoReaders ?? []);
  const underWay = new SignInsUnderWay(options.secrets);
  const current = new CurrentProvider({
    db,
    secrets: options.secrets,
    issuer: options.issuer,
    create: (issuer, keys) =>
      createProvider({
        db,
        options,
        issuer,
        underWay,
        keys: keys.map(({ jwk }) => jwk),
        onSignOut: (accountId, address) => {
          writeAudit(db, { event: 'sign-out', accountId, address }).catch(logError);
        },
        onError: logError,
      }),
  });

  const tidy = async (): Promise<void> => {
    const now = Date.now();
    await removeExpired(db, now);
    if (await rotateWhenDue(db, options.secrets, now)) current.forget();
  };
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;
  let tidying: Promise<void> = Promise.resolve();
  const tidySoon = (ms: number): void => {
    timer = setTimeout(() => {
      tidying = tidy()
        .catch(logError)
        .then(() => {
          if (isOpen) tidySoon(TIDY_EVERY_MS);
        });
    }, ms).unref();
  };
  app.addHook('onListen', async () => tidySoon(0));
  app.addHook('onClose', async () => {
    isOpen = false;
    clearTimeout(timer);
    await tidying;
  });

  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'identity service');
      if (status === 401) reply.header('www-authenticate', 'Bearer');
      const message = status < 500 ? error.message : 'Something went wrong. Try again in a minute.';
      return reply.code(status).send({ message });
    });
    // The site's own headers are set before these, for all of its services.
    scope.addHook('onSend', async (_request, reply, payload) => {
      reply.headers(PERSONAL_HEADERS);
      return payload;
    });
    guardBodies(scope);
    const proofs = new Proofs(db, options.issuer);
    const context: IdentityContext = { db, options, current, underWay, proofs };
    signInRoutes(scope, context);
    linkRoutes(scope, context);
    passkeyRoutes(scope, context);
    passkeySignInRoutes(scope, context);
    accountFormRoutes(scope, context);
    if (options.google) googleRoutes(scope, context, options.google);
    accountsRoutes(scope, context);
    keysRoutes(scope, context);
    providerRoutes(scope, context);
  });
};
