import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';

import { guardBodies } from '../../http/guardBodies';
import { PERSONAL_HEADERS } from '../http/personalHeaders';
import type { SubscriptionServiceOptions } from './options';
import { TestProvider } from './payments/test/TestProvider';
import { answersOf, failed } from './routes/answers';
import { CHECKOUT, checkoutRoutes } from './routes/checkout';
import { testCheckoutRoutes } from './routes/testCheckout';
import { webhookRoute } from './routes/webhook';
import type { Subscriptions } from './Subscriptions';

/** bytes */
const BODY_LIMIT = 8192;
/** s for which everybody may keep the plans. */
const PLANS_KEPT_S = 60;
/** The permission that the upsell page is about (widgets §9). */
const E_EDITION = 'e-edition';

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

    eEditionRoutes(scope, subscriptions, options);
  });
};

/** Where the upsell page and links to the e-edition lead: what a reader has decides, here alone (widgets §2). */
function eEditionRoutes(
  app: FastifyInstance,
  subscriptions: Subscriptions,
  { readerOf, eEdition, upgradePath, accountPath }: SubscriptionServiceOptions,
): void {
  const { plans } = subscriptions.options;
  const premium = plans.find(({ permissions }) => permissions.includes(E_EDITION));

  // Who has the e-edition gets to it, anybody else to what it costs (widgets §2).
  app.get('/subscriptions/e-edition', async ({ headers }, reply) => {
    const reader = await readerOf(headers);
    return reply.redirect(reader?.hasEEdition ? eEdition : upgradePath, 303);
  });

  // From the upsell page: to a change of plan for who pays, to the plan for anybody else.
  app.get('/subscriptions/upgrade', async ({ headers }, reply) => {
    const reader = await readerOf(headers);
    if (reader?.hasEEdition) return reply.redirect(eEdition, 303);
    const current = reader && (await subscriptions.of(reader.id));
    if (!premium || (reader?.isSubscribed && !current)) return reply.redirect(accountPath, 303);
    const interval = current?.state.paid?.choice.interval ?? 'month';
    const query = new URLSearchParams({ plan: premium.id, interval }).toString();
    const to = current ? `${accountPath}change/` : CHECKOUT;
    return reply.redirect(`${to}?${query}`, 303);
  });
}
