import type { FastifyInstance } from 'fastify';

import { isOurs } from '../../http/isOurs';
import type { SubscriptionServiceOptions } from '../options';
import { cardKindOf, type CardKind } from '../payments/test/cards';
import type { TestProvider } from '../payments/test/TestProvider';
import { planOf } from '../Plan';
import type { Subscriptions } from '../Subscriptions';
import { fieldsOf, isToken } from './checkout';
import { foreignForm, readersOnly, type Answers } from './answers';

const PROBLEMS: Record<Exclude<CardKind, 'pays' | 'pays-once'> | 'unknown', string> = {
  declined: 'Your card was declined. You were charged nothing. Try another card.',
  expired: 'Your card has expired. You were charged nothing. Try another card.',
  unknown: 'This is none of the cards for tests: their numbers are below.',
};

/** Names of one's own machine. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;
/** ms between two looks at what is due. */
const LOOK_EVERY_MS = 60_000;

/** The page on which one pays with the test provider: `/subscriptions/test/{id}`, for the order's reader alone. */
export function testCheckoutRoutes(
  app: FastifyInstance,
  subscriptions: Subscriptions,
  context: Answers & SubscriptionServiceOptions & { provider: TestProvider },
): void {
  const { provider, pages, show, say, signInPath, accountPath } = context;
  const { orLead, readerIn } = readersOnly(app, context);
  const { plans } = subscriptions.options;
  renewAtTimes(app, subscriptions, provider);
  const nothing = {
    title: 'There is nothing to pay',
    words: 'This checkout is not yours, was paid already, or another one was opened since.',
    link: { url: accountPath, label: 'See your subscription' },
  };

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'POST'],
    url: '/subscriptions/test/:id',
    onRequest: orLead(signInPath(accountPath)),
    async handler(request, reply) {
      const { headers, params, method } = request;
      // Whatever a proxy brings here from outside was not meant for it.
      if (!LOCAL.test(request.hostname)) return say(reply, 404, nothing);
      const reader = readerIn(request);
      const isTheirs = await subscriptions.isOf(reader.id, params.id);
      const checkout = isTheirs ? await provider.open(params.id) : null;
      if (!checkout) return say(reply, 404, nothing);
      const page = (status: number, problem: string | null) => {
        const plan = planOf(plans, checkout.choice.plan);
        const { token } = reader;
        return show(reply, status, pages.testCheckout(checkout, { plan, token, problem }));
      };
      if (method === 'GET') return page(200, null);
      const fields = fieldsOf(request);
      if (!isOurs(headers) || !isToken(fields['csrf'], reader)) return say(reply, 403, foreignForm);
      const card = cardKindOf(fields['card']) ?? 'unknown';
      if (card !== 'pays' && card !== 'pays-once') return page(402, PROBLEMS[card]);
      await provider.pay(checkout.id, card);
      return reply.redirect(checkout.doneUrl, 303);
    },
  });
}

function renewAtTimes(
  app: FastifyInstance,
  subscriptions: Subscriptions,
  provider: TestProvider,
): void {
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    for (const event of await provider.renewDue()) await subscriptions.take(event);
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      renewing = renew().catch((error: unknown) => {
        app.log.warn({ err: error }, 'Test payments that are due wait');
      });
    }, LOOK_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await renewing;
  });
}
