import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Message } from '../../../plain-pages/PlainPages';
import type { PayingReader, SubscriptionServiceOptions } from '../options';
import { PaymentPages } from '../pages/paymentPages';
import type { Subscriptions } from '../Subscriptions';

/** Pages of the service, and how they are sent. */
export function answersOf({ options }: Subscriptions) {
  const { pages, timeZone, provider } = options;
  const drawn = new PaymentPages(pages, timeZone);
  const show = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .header('content-security-policy', drawn.policy(provider?.origins ?? []))
      .type('text/html; charset=utf-8')
      .send(page);
  return {
    pages: drawn,
    show,
    say: (reply: FastifyReply, status: number, message: Message) =>
      show(reply, status, drawn.message(message)),
  };
}

export type Answers = ReturnType<typeof answersOf>;

/** Name under which a request has its reader, once `readersOnly` has let it in. */
const READER = 'payingReader';

/** What routes of readers alone have in common: who asks is found out once, before their body is read. */
export function readersOnly(
  app: FastifyInstance,
  { readerOf }: Pick<SubscriptionServiceOptions, 'readerOf'>,
) {
  if (!app.hasRequestDecorator(READER)) app.decorateRequest(READER, null);
  return {
    /** A hook. @param to where others are led */
    orLead: (to: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const reader = await readerOf(request.headers);
      if (!reader) return reply.redirect(to, 303);
      request.setDecorator(READER, reader);
      return undefined;
    },
    readerIn: (request: FastifyRequest) => request.getDecorator<PayingReader>(READER),
  };
}

const front: Message['link'] = { url: '/', label: 'Go to the front page' };

export const foreignForm: Message = {
  title: 'Nothing was changed',
  words:
    'This request did not come from one of our pages, or the page was too old. Go back, reload it and try again.',
  link: front,
};

export const tooOften: Message = {
  title: 'Too many tries',
  words: 'Wait 10 minutes, then try again.',
  link: front,
};

export const paymentDown = (url: string): Message => ({
  title: 'Payments are down',
  words: 'The payment service is not responding. You were not charged. Try again in a minute.',
  link: { url, label: 'Go back' },
});

export const noSuchPlan = (url: string): Message => ({
  title: 'There is no such plan',
  words: 'The plan may have been renamed or is no longer sold.',
  link: { url, label: 'See the plans' },
});

export const subscribedAlready = (url: string): Message => ({
  title: 'You already subscribe',
  words: 'You can change your plan in your account. Nothing was charged.',
  link: { url, label: 'See your subscription' },
});

export const unconfirmed: Message = {
  title: 'Confirm your email first',
  words: 'Your receipts go there. Sign in with a confirmed address, then subscribe.',
  link: { url: '/account/', label: 'Go to your account' },
};

export const underWay = (url: string): Message => ({
  title: 'Your payment is on its way',
  words: 'It can take a few minutes to confirm. We will email you.',
  link: { url, label: 'See your subscription' },
});

export const failed: Message = {
  title: 'Something went wrong',
  words: 'The problem is on our end. Try again in a few minutes.',
  link: front,
};
