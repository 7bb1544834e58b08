import type { FastifyError, FastifyPluginAsync } from 'fastify';

import { guardBodies } from '../../http/guardBodies';
import { PERSONAL_HEADERS } from '../http/personalHeaders';
import type { SubscriptionServiceOptions } from './options';
import { TestProvider } from './payments/test/TestProvider';
import { answersOf, failed } from './routes/answers';
import { checkoutRoutes } from './routes/checkout';
import { testCheckoutRoutes } from './routes/testCheckout';
import { webhookRoute } from './routes/webhook';
import type { Subscriptions } from './Subscriptions';

/** bytes */
const BODY_LIMIT = 8192;
/** s for which everybody may keep the plans. */
const PLANS_KEPT_S = 60;

/** The subscription service: plans, payment, the e-edition’s gate. Register it under `/gateway`. See README.md. */
export const subscriptionService: FastifyPluginAsync<
  SubscriptionServiceOptions & { subscriptions: Subscriptions }
> = async (app, { subscriptions, ...options }) => {
  const { plans, provider } = subscriptions.options;
  const answers = answersOf(subscriptions);

  app.get('/subscriptions/plans', async (_request, reply) => {
    reply.header('cache-control', `public, max-age=${PLANS_KEPT_S}`);
    return {
      isOpen: provider !== null,
      plans: plans.map(({ id, name, summary, features, prices, isFeatured = false }) => {
        return { id, name, summary, features, prices, isFeatured };
      }),
    };
  });
  await webhookRoute(app, subscriptions);

  await app.register(async (scope) => {
    guardBodies(scope);
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = BODY_LIMIT;
    });
    // The site's own headers are set before these, for all of its services.
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers({ ...PERSONAL_HEADERS, 'cache-control': 'private, no-store' });
    });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'subscription service');
      return answers.say(reply, status, failed);
    });
    checkoutRoutes(scope, subscriptions, { ...answers, ...options });
    if (provider instanceof TestProvider)
      testCheckoutRoutes(scope, subscriptions, { ...answers, ...options, provider });

    // Who has the e-edition gets to it, anybody else to what it costs (widgets §2).
    scope.get('/subscriptions/e-edition', async ({ headers }, reply) => {
      const reader = await options.readerOf(headers);
      return reply.redirect(reader?.hasEEdition ? options.eEdition : options.upgradePath, 303);
    });
  });
};
