import { INTERVALS, type Interval, type Plan } from '../Plan';
import { StripeProvider, type StripePrice } from './stripe/StripeProvider';
import type { PaymentProvider } from './PaymentProvider';

const API = 'https://api.stripe.com';

/**
 * Stripe as the environment sets it: `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET`, `STRIPE_PRICES`
 * (`premium.month=price_…`, by comma), `STRIPE_INTRO_COUPONS` (the same with coupons), `STRIPE_API_BASE`; null without
 * a key.
 *
 * @param now the clock, in ms since 1970
 * @throws Error that names the variable which is wrong
 */
export function readStripe(
  env: NodeJS.ProcessEnv,
  plans: readonly Plan[],
  now: () => number = Date.now,
): PaymentProvider | null {
  const secretKey = env['STRIPE_SECRET_KEY']?.trim() ?? '';
  if (secretKey === '') return null;
  const webhookSecrets = listIn(env['STRIPE_WEBHOOK_SECRET']);
  if (webhookSecrets.length === 0)
    throw new Error('STRIPE_WEBHOOK_SECRET has to be set with STRIPE_SECRET_KEY.');
  const named = namesIn('STRIPE_PRICES', env, plans);
  const coupons = namesIn('STRIPE_INTRO_COUPONS', env, plans);
  const prices = plans.flatMap((plan) =>
    INTERVALS.map((interval): StripePrice => {
      const name = `${plan.id}.${interval}`;
      const price = named.get(name);
      if (price === undefined) throw new Error(`STRIPE_PRICES lacks ${name}.`);
      const introCoupon = coupons.get(name) ?? null;
      if (introCoupon === null && plan.prices[interval].introCents !== undefined)
        throw new Error(`STRIPE_INTRO_COUPONS lacks ${name}, which has a price for new readers.`);
      return { choice: { plan: plan.id, interval }, price, introCoupon };
    }),
  );
  return new StripeProvider({ secretKey, webhookSecrets, prices, base: baseIn(env), now });
}

const listIn = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function namesIn(
  variable: string,
  env: NodeJS.ProcessEnv,
  plans: readonly Plan[],
): Map<string, string> {
  const known = new Set(
    plans.flatMap(({ id }) => INTERVALS.map((interval: Interval) => `${id}.${interval}`)),
  );
  return new Map(
    listIn(env[variable]).map((one) => {
      const [name = '', value = ''] = one.split('=', 2);
      if (!known.has(name) || !/^[\w-]+$/.test(value))
        throw new Error(
          `${variable} must be like ${[...known][0]}=price_1, by comma, not "${one}".`,
        );
      return [name, value];
    }),
  );
}

/** Keys are sent in the open to one's own machine only. */
function baseIn(env: NodeJS.ProcessEnv): string {
  const base = env['STRIPE_API_BASE']?.trim() || API;
  const { protocol, hostname } = URL.canParse(base)
    ? new URL(base)
    : { protocol: '', hostname: '' };
  if (protocol !== 'https:' && !/^(?:localhost|127\.0\.0\.1)$/.test(hostname))
    throw new Error('STRIPE_API_BASE must be an https address.');
  return base.replace(/\/$/, '');
}
