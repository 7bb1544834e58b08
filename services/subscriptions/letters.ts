import { letterOf, type Letter, type MailedLetter } from '../../plain-pages/letterOf';
import type { SiteLook } from '../../plain-pages/SiteLook';
import { apDate } from '../dates/apDate';
import { planOf, type Plan } from './Plan';
import { dollars, priceOf, titleOf } from './rules/money';
import type { SubscriptionState } from './rules/stateOf';

interface News {
  /** The state before, and now. */
  was: SubscriptionState;
  is: SubscriptionState;
  plans: readonly Plan[];
  look: SiteLook;
  /** Of the site. */
  origin: string;
  /** IANA name of the zone in which dates are told. */
  timeZone: string;
}

type Mail = MailedLetter & { subject: string };

/** What a reader is written when a subscription begins, changes, ends or was not paid; null for all else. */
export function letterAbout(news: News): Mail | null {
  const { was, is, look, plans, origin, timeZone } = news;
  const letter = contentOf(news);
  if (!letter || !is.paid) return null;
  const plan = planOf(plans, (was.paid ?? is.paid).choice.plan);
  const { subject, ...rest } = letter;
  return {
    subject,
    ...letterOf(look, {
      button: { url: `${origin}/account/subscription/`, label: 'See your subscription' },
      foot: `You get this because you subscribe to ${look.siteName} (${plan.name}), since ${apDate(is.paid.since, timeZone)}.`,
      ...rest,
    }),
  };
}

type Content = Pick<Letter, 'title' | 'words' | 'after'> &
  Partial<Pick<Letter, 'button'>> & { subject: string };

function contentOf({ was, is, plans, look, origin, timeZone }: News): Content | null {
  if (!is.paid) return null;
  const { choice, until } = is.paid;
  const plan = planOf(plans, choice.plan);
  const title = titleOf(plan, choice);
  const renewal = `It renews by itself on ${apDate(until, timeZone)} at ${priceOf(plan.prices[choice.interval].cents, choice.interval)}, until you cancel.`;
  const howToCancel =
    'To cancel, press one button on the page of your subscription: ' +
    `${origin}/account/subscription/. You keep what you paid for.`;
  if (!was.paid && is.status !== 'ended')
    return {
      subject: `You subscribe to ${look.siteName}`,
      title: 'Thank you for subscribing',
      words: [`You have ${title}. ${renewal}`],
      after: [howToCancel],
    };
  if (was.paid && choice.plan + choice.interval !== was.paid.choice.plan + was.paid.choice.interval)
    return {
      subject: `Your plan is now ${plan.name}`,
      title: 'Your plan is changed',
      words: [`You have ${title}. ${renewal}`],
      after: [howToCancel],
    };
  if (is.failed && is.failed.invoice !== was.failed?.invoice && is.status === 'past-due')
    return {
      subject: 'Your payment did not go through',
      title: 'Your payment did not go through',
      words: [
        `We could not charge ${dollars(is.failed.cents)} for ${title}. You can read on until ${apDate(is.paid.accessUntil, timeZone)}.`,
        is.failed.retriesAt === null
          ? 'Change your card to keep your subscription.'
          : `We try again on ${apDate(is.failed.retriesAt, timeZone)}. Change your card before that to keep your subscription.`,
      ],
      after: ['You need do nothing if you no longer want it.'],
    };
  if (was.renews && !is.renews && was.status !== 'ended')
    return is.status === 'ended'
      ? {
          subject: 'Your subscription is over',
          title: 'Your subscription is over',
          words: [`${title} has ended. You are charged nothing more.`],
          button: { url: `${origin}/subscribe_loggedin/`, label: 'Subscribe again' },
        }
      : {
          subject: 'You canceled your subscription',
          title: 'Your subscription is canceled',
          words: [
            `You can read on until ${apDate(until, timeZone)}. You are charged nothing more.`,
            'Until then you can take it up again on the page of your subscription.',
          ],
        };
  return null;
}
