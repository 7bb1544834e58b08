import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isSameSecret } from '../../../http/isSameSecret';
import { isOurs } from '../../http/isOurs';
import { RateLimit } from '../../http/RateLimit';
import type { PayingReader, SubscriptionServiceOptions } from '../options';
import { PaymentDown } from '../payments/PaymentProvider';
import { planOf, readChoice, type PlanChoice } from '../Plan';
import { endOfPeriod } from '../rules/endOfPeriod';
import type { Subscriptions } from '../Subscriptions';
import {
  foreignForm,
  noSuchPlan,
  paymentDown,
  readersOnly,
  subscribedAlready,
  tooOften,
  unconfirmed,
  underWay,
  type Answers,
} from './answers';

/** Where a plan is looked at before it is paid. */
export const CHECKOUT = '/gateway/subscriptions/checkout';
/** Of one account: more than anybody who makes up their mind. */
const LIMIT = { max: 20, windowMs: 600_000, clients: 20_000 };

interface Query {
  Querystring: Record<string, unknown>;
}

type Context = Answers & SubscriptionServiceOptions;

/**
 * From a plan to its payment. `POST /subscriptions/checkout` takes the choice of a cached page to `GET` of the same,
 * which says price, term and how to cancel, and asks to sign in where nobody is: one address for both, so that a
 * plan is chosen once. `POST /subscriptions/pay` leads to the provider, `GET /subscriptions/done` back from it.
 */
export function checkoutRoutes(
  app: FastifyInstance,
  subscriptions: Subscriptions,
  context: Context,
): void {
  reviewRoutes(app, subscriptions, context);
  payRoute(app, subscriptions, context);
  doneRoute(app, subscriptions, context);
}

/** What choosing and paying have in common. */
function orders(subscriptions: Subscriptions, context: Context) {
  const { show, say, pages, signInPath, accountPath, plansPath } = context;
  const { plans } = subscriptions.options;

  const plansFor = (reader: PayingReader | null): string =>
    reader ? plansPath.signedIn : plansPath.signedOut;

  /** Null where it was answered. */
  const choiceIn = (
    fields: Record<string, unknown>,
    reader: PayingReader | null,
    reply: FastifyReply,
  ): PlanChoice | null => {
    const choice = readChoice(plans, fields);
    if (!choice) void say(reply, 404, noSuchPlan(plansFor(reader)));
    return choice;
  };

  const review = async (
    reply: FastifyReply,
    {
      reader,
      choice,
      problem,
    }: { reader: PayingReader | null; choice: PlanChoice; problem: string | null },
  ) => {
    const page = pages.review({
      plan: planOf(plans, choice.plan),
      choice,
      cents: await subscriptions.firstPriceOf(choice, reader?.id ?? null),
      renewsAt: endOfPeriod(subscriptions.now(), choice.interval),
      reader: reader && { email: reader.email ?? '', token: reader.token },
      signInUrl: signInPath(pathOf(choice)),
      plansUrl: plansFor(reader),
      problem,
    });
    return show(reply, problem === null ? 200 : 400, page);
  };

  /** Whoever can't subscribe is told why. @returns whether they were */
  const refuses = async (reader: PayingReader, reply: FastifyReply): Promise<boolean> => {
    if (reader.email === null) void say(reply, 409, unconfirmed);
    else if (reader.isSubscribed || (await subscriptions.of(reader.id)))
      void say(reply, 409, subscribedAlready(accountPath));
    else return false;
    return true;
  };

  return { choiceIn, review, refuses };
}

function reviewRoutes(app: FastifyInstance, subscriptions: Subscriptions, context: Context): void {
  const { show, say, pages, readerOf } = context;
  const { provider, contact } = subscriptions.options;
  const { choiceIn, review, refuses } = orders(subscriptions, context);

  app.post('/subscriptions/checkout', async (request, reply) => {
    if (!isOurs(request.headers)) return say(reply, 403, foreignForm);
    const choice = choiceIn(fieldsOf(request), await readerOf(request.headers), reply);
    return choice ? reply.redirect(pathOf(choice), 303) : reply;
  });

  app.get<Query>('/subscriptions/checkout', async (request, reply) => {
    if (provider === null) return show(reply, 200, pages.contact(contact));
    const reader = await readerOf(request.headers);
    const choice = choiceIn(request.query, reader, reply);
    if (!choice || (reader && (await refuses(reader, reply)))) return reply;
    return review(reply, { reader, choice, problem: null });
  });
}

function payRoute(app: FastifyInstance, subscriptions: Subscriptions, context: Context): void {
  const { show, say, pages, accountPath, plansPath } = context;
  const { provider, contact } = subscriptions.options;
  const { choiceIn, review, refuses } = orders(subscriptions, context);
  const { orLead, readerIn } = readersOnly(app, context);
  const limit = new RateLimit(LIMIT);

  const onRequest = orLead(plansPath.signedOut);
  app.post('/subscriptions/pay', { onRequest }, async (request, reply) => {
    if (provider === null) return show(reply, 200, pages.contact(contact));
    const reader = readerIn(request);
    const fields = fieldsOf(request);
    if (!isOurs(request.headers)) return say(reply, 403, foreignForm);
    const choice = choiceIn(fields, reader, reply);
    if (!choice) return reply;
    if (!isToken(fields['csrf'], reader)) return say(reply, 403, foreignForm);
    if (await refuses(reader, reply)) return reply;
    if (fields['agree'] !== 'yes')
      return review(reply, { reader, choice, problem: 'Agree to the price first.' });
    if (!limit.allows(reader.id)) return say(reply, 429, tooOften);
    try {
      const begun = await subscriptions.begin({ id: reader.id, email: reader.email ?? '' }, choice);
      return begun.kind === 'pay'
        ? await reply.redirect(begun.url, 303)
        : await say(reply, 409, subscribedAlready(accountPath));
    } catch (error) {
      if (!(error instanceof PaymentDown)) throw error;
      request.log.error({ err: error }, 'subscription service');
      return say(reply, 503, paymentDown(pathOf(choice)));
    }
  });
}

function doneRoute(app: FastifyInstance, subscriptions: Subscriptions, context: Context): void {
  const { say, readerOf, signInPath, accountPath } = context;

  app.get<Query>('/subscriptions/done', async (request, reply) => {
    const { headers, query, log } = request;
    const reader = await readerOf(headers);
    if (!reader) return reply.redirect(signInPath(accountPath), 303);
    const order = typeof query['order'] === 'string' ? query['order'] : '';
    const status = await subscriptions.comeBack(reader.id, order).catch((error: unknown) => {
      if (!(error instanceof PaymentDown)) throw error;
      log.error({ err: error }, 'subscription service');
      return 'pending' as const;
    });
    if (status === 'pending') return say(reply, 200, underWay(accountPath));
    return reply.redirect(
      status === 'active' ? `${accountPath}?done=subscribed` : accountPath,
      303,
    );
  });
}

/** Whether a form carries the token of its reader's session. */
export const isToken = (given: unknown, { token }: PayingReader): boolean =>
  typeof given === 'string' && token !== '' && isSameSecret(given, token);

export const fieldsOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : {};

const pathOf = (choice: PlanChoice): string =>
  `${CHECKOUT}?${new URLSearchParams({ ...choice }).toString()}`;
