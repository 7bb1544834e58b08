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
      foot: `You are receiving this email because you have subscribed to ${look.siteName} (${plan.name}) since ${apDate(is.paid.since, timeZone)}.`,
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
  const renewal = `It renews automatically on ${apDate(until, timeZone)} at ${priceOf(plan.prices[choice.interval].cents, choice.interval)}, until you cancel.`;
  const howToCancel =
    'To cancel, press one button on your subscription page: ' +
    `${origin}/account/subscription/. You keep access for the time you paid for.`;
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
      title: 'Your plan has changed',
      words: [`You have ${title}. ${renewal}`],
      after: [howToCancel],
    };
  if (is.failed && is.failed.invoice !== was.failed?.invoice && is.status === 'past-due')
    return {
      subject: 'Your payment did not go through',
      title: 'Your payment did not go through',
      words: [
        `We could not charge ${dollars(is.failed.cents)} for ${title}. You can keep reading until ${apDate(is.paid.accessUntil, timeZone)}.`,
        is.failed.retriesAt === null
          ? 'Change your card to keep your subscription.'
          : `We will try again on ${apDate(is.failed.retriesAt, timeZone)}. Change your card before that to keep your subscription.`,
      ],
      after: ['If you no longer want it, you do not need to do anything.'],
    };
  if (was.renews && !is.renews && was.status !== 'ended')
    return is.status === 'ended'
      ? {
          subject: 'Your subscription has ended',
          title: 'Your subscription has ended',
          words: [`${title} has ended. You will not be charged again.`],
          button: { url: `${origin}/subscribe_loggedin/`, label: 'Subscribe again' },
        }
      : {
          subject: 'You canceled your subscription',
          title: 'Your subscription is canceled',
          words: [
            `You can keep reading until ${apDate(until, timeZone)}. You will not be charged again.`,
            'Until then, you can resume it on your subscription page.',
          ],
        };
  return null;
}
