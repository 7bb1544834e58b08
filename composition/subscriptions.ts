import { OWN_E_EDITION } from '../components/reader/subscribePaths';
import { plans } from '../properties/plans';
import { menus } from '../properties/menus';
import site from '../properties/sites/broadsheet';
import type { ServicesContext } from '../runtime/cli/config';
import { readBase } from '../runtime/cli/environment';
import type { Mailer } from '../services/mail/Mailer';
import { grantAccess } from '../services/readers/store/subscriptions';
import type { Readers } from '../services/readers/Readers';
import { signInPath } from '../services/readers/rules/paths';
import type { SubscriptionServiceOptions } from '../services/subscriptions/options';
import type { PaymentProvider } from '../services/subscriptions/payments/PaymentProvider';
import { readStripe } from '../services/subscriptions/payments/readStripe';
import { TestProvider } from '../services/subscriptions/payments/test/TestProvider';
import { Subscriptions } from '../services/subscriptions/Subscriptions';
import { TIME_ZONE } from '../utils/dates/getEasternParts';
import { isLocal, originOf, PAGES, type Env } from './site';

const { subscribe, subscribeLoggedIn } = menus.headerLinks;
/** Where a reader sees to a subscription. */
export const SUBSCRIPTION_PATH = '/account/subscription/';
/** Where one is told what the e-edition comes with. */
export const UPGRADE_PATH = '/upgrade/';
export const PLANS_PATH = { signedOut: subscribe.path, signedIn: subscribeLoggedIn.path };

interface Selling {
  isDemo: boolean;
  mailer: Mailer;
}

/**
 * What readers subscribe to, and who is paid.
 * @throws Error that names the variable which is wrong
 */
export async function openSubscriptions(
  env: Env,
  { pool, website, base }: Pick<ServicesContext, 'pool' | 'website' | 'base'>,
  { isDemo, mailer }: Selling,
): Promise<Subscriptions> {
  const origin = () => originOf('SITE_ORIGIN', env)[0] ?? new URL(base()).origin;
  return Subscriptions.open({
    pool,
    website,
    plans,
    provider: await openPayments(env, { pool, isDemo, origin }),
    origin,
    pages: PAGES,
    contact: site.contact,
    timeZone: TIME_ZONE,
    mailer,
    grant: (grant, transaction) => grantAccess(transaction, grant),
  });
}

/** `PAYMENTS`: `stripe`, `test` or `off`. Without it Stripe where it has a key, else tests where the demo runs on one's own machine. */
async function openPayments(
  env: Env,
  {
    pool,
    isDemo,
    origin,
  }: Pick<ServicesContext, 'pool'> & { isDemo: boolean; origin: () => string },
): Promise<PaymentProvider | null> {
  const wish = env['PAYMENTS']?.trim() ?? '';
  if (!['', 'stripe', 'test', 'off'].includes(wish))
    throw new Error(`PAYMENTS must be stripe, test or off, not "${wish}".`);
  // Permissions that are kept elsewhere are sold elsewhere.
  if (wish === 'off' || readBase('SUBSCRIBERS_BASE', env)) return null;
  const stripe = wish === 'test' ? null : readStripe(env, plans);
  if (wish === 'stripe' && !stripe) throw new Error('PAYMENTS=stripe needs STRIPE_SECRET_KEY.');
  if (stripe) return stripe;
  if (wish === 'test' && !isLocal(env))
    throw new Error('PAYMENTS=test is for your own machine: SITE_ORIGIN is public.');
  if (!isLocal(env) || (wish === '' && !isDemo)) return null;
  const checkoutUrl = (id: string) => `${origin()}/gateway/subscriptions/test/${id}`;
  return TestProvider.open({ pool, plans, checkoutUrl });
}

/** What the routes of subscriptions need of the rest of the site. */
export const subscriptionOptions = (env: Env, readers: Readers): SubscriptionServiceOptions => ({
  async readerOf(headers) {
    const reader = await readers.freshReaderOf(headers);
    return (
      reader && {
        id: reader.id,
        email: reader.email,
        isSubscribed: reader.state === 'Subscribed',
        hasEEdition: reader.isPremium,
        token: reader.token,
      }
    );
  },
  signInPath,
  accountPath: SUBSCRIPTION_PATH,
  plansPath: PLANS_PATH,
  upgradePath: UPGRADE_PATH,
  eEdition: readBase('E_EDITION_URL', env) ?? OWN_E_EDITION,
});
