import { GIFT_LIMITS, type GiftLimits } from './Gifts';

/**
 * How much subscribers may give away: `GIFTS_PER_MONTH` (10; 0: nothing) and `GIFT_DAYS` (14).
 * @throws Error that names the variable which is wrong
 */
export function readGiftLimits(env: NodeJS.ProcessEnv): GiftLimits {
  return {
    perMonth: wholeNumber('GIFTS_PER_MONTH', env, { least: 0, otherwise: GIFT_LIMITS.perMonth }),
    days: wholeNumber('GIFT_DAYS', env, { least: 1, otherwise: GIFT_LIMITS.days }),
  };
}

function wholeNumber(
  name: string,
  env: NodeJS.ProcessEnv,
  { least, otherwise }: { least: number; otherwise: number },
): number {
  const text = env[name]?.trim() ?? '';
  if (text === '') return otherwise;
  const number = Number(text);
  if (/^\d{1,4}$/.test(text) && number >= least) return number;
  throw new Error(`${name} has to be a whole number from ${least} to 9999, not "${text}".`);
}
