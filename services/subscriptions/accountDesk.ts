import { HttpError } from '../http/HttpError';
import type { Html } from '../../plain-pages/html';
import { PaymentDown } from './payments/PaymentProvider';
import { changePage, subscriptionPage } from './pages/subscriptionPage';
import { planOf, readChoice } from './Plan';
import type { Subscriptions } from './Subscriptions';

/** The reader whose account page it is. */
interface Owner {
  /** Of the account. */
  id: string;
  isSubscribed: boolean;
  token: string;
}

/** What came of a form: a notice by its name, words on why not, or where it leads. */
export type DeskOutcome = { done: string } | { problem: string } | { leads: string };

const DOWN =
  'The payment service does not answer. Nothing was changed. Try again in a few minutes.';

/** What the account pages need to show and change a reader's subscription. */
export function accountDesk(
  subscriptions: Subscriptions,
  { plansPath, accountPath }: { plansPath: string; accountPath: string },
) {
  const { plans, provider, contact, timeZone, origin } = subscriptions.options;
  return {
    /** Origins to which its forms lead. */
    origins: provider?.origins ?? [],

    async page({ id, isSubscribed, token }: Owner): Promise<Html> {
      const found = (await subscriptions.of(id)) ?? (await subscriptions.formerOf(id));
      const isOurs = found !== null && found.state.status !== 'ended';
      return subscriptionPage({
        plans,
        state: found?.state ?? null,
        payments: found?.payments ?? [],
        isSubscribedElsewhere: isSubscribed && !isOurs,
        isOpen: provider !== null,
        hasPortal: provider !== null && (found?.row.customer ?? null) !== null,
        contact,
        plansPath,
        timeZone,
        token,
      });
    },

    /** Null: there is nothing to change, or not to this. */
    async changePage({ id, token }: Owner, query: Record<string, unknown>): Promise<Html | null> {
      const choice = readChoice(plans, query);
      const current = await subscriptions.of(id);
      if (!choice || !current?.state.paid) return null;
      const preview = await subscriptions.preview(id, choice).catch(down);
      if (preview === null) return null;
      const now = current.state.paid.choice;
      return changePage({
        plan: planOf(plans, choice.plan),
        choice,
        current: { plan: planOf(plans, now.plan), choice: now },
        preview,
        timeZone,
        token,
      });
    },

    /** @throws HttpError 400 for what no form of ours asks */
    async apply({ id }: Owner, fields: Record<string, unknown>): Promise<DeskOutcome> {
      const nothing = { problem: 'You have no subscription that this could change.' };
      try {
        switch (fields['action']) {
          case 'cancel':
            return (await subscriptions.cancel(id)) ? { done: 'canceled' } : nothing;
          case 'resume':
            return (await subscriptions.resume(id)) ? { done: 'resumed' } : nothing;
          case 'change':
            return await change(subscriptions, id, fields);
          case 'portal': {
            const url = await subscriptions.portal(id, origin() + accountPath);
            return url === null ? nothing : { leads: url };
          }
          default:
            throw new HttpError(400, 'Choose what to do: cancel, resume, change or portal.');
        }
      } catch (error) {
        if (error instanceof PaymentDown) return { problem: DOWN };
        throw error;
      }
    },

    everythingOf: (id: string) => subscriptions.everythingOf(id),
    move: (id: string, email: string) => subscriptions.move(id, email),
    forget: (id: string) => subscriptions.forget(id),
  };
}

/** @throws HttpError 400 for a plan that is not there, PaymentDown */
async function change(
  subscriptions: Subscriptions,
  id: string,
  fields: Record<string, unknown>,
): Promise<DeskOutcome> {
  const choice = readChoice(subscriptions.options.plans, fields);
  if (!choice) throw new HttpError(400, 'There is no such plan.');
  // The amount that was sent is only held against ours: nobody pays what they did not see.
  const preview = await subscriptions.preview(id, choice);
  const notChangeable = { problem: 'You have this plan, or none that can be changed.' };
  if (preview === null) return notChangeable;
  if (String(preview.cents) !== fields['seen'])
    return { problem: 'The price has changed by the hour. Look at it once more.' };
  const outcome = await subscriptions.change(id, choice);
  if (outcome === 'changed') return { done: 'changed' };
  return outcome === 'declined'
    ? { problem: 'Your card was declined. Your plan is as it was.' }
    : notChangeable;
}

/** @throws HttpError 503 in place of PaymentDown */
function down(error: unknown): never {
  if (error instanceof PaymentDown) throw new HttpError(503, DOWN, { cause: error });
  throw error;
}
