import type { ProviderOptions } from './provider/ProviderClient';

/** Contract limits where the publisher names none. */
const PER_SECOND = 4;
const PER_DAY = 50_000;

/**
 * The provider that the environment names: `STATS_PROVIDER_URL`, `STATS_PROVIDER_KEY` and
 * `STATS_PROVIDER_SECRET`; `STATS_PROVIDER_PER_SECOND` (4) and `STATS_PROVIDER_PER_DAY` (50000) may be
 * set. Null without an address.
 *
 * @throws Error that names the variable that is missing or wrong
 */
export function readProvider(
  env: Readonly<Record<string, string | undefined>>,
): Omit<ProviderOptions, 'log'> | null {
  const address = env['STATS_PROVIDER_URL'];
  if (!address) return null;
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
    throw new Error(`STATS_PROVIDER_URL must be an address, not "${address}"`);
  }
  return {
    base: address.replace(/(?<!\/)\/+$/, ''),
    key: needed(env, 'STATS_PROVIDER_KEY'),
    secret: needed(env, 'STATS_PROVIDER_SECRET'),
    perSecond: limit(env, 'STATS_PROVIDER_PER_SECOND', PER_SECOND),
    perDay: limit(env, 'STATS_PROVIDER_PER_DAY', PER_DAY),
  };
}

type Env = Parameters<typeof readProvider>[0];

function needed(env: Env, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`STATS_PROVIDER_URL is set, so ${name} must be as well`);
  return value;
}

function limit(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`${name} must be a whole number above 0, not "${env[name]}"`);
  }
  return value;
}
