import { randomUUID } from 'node:crypto';

import type { KnownSubscriber } from '../options';
import type { Database } from './tables';

/** What the subscriber calls say of an account (platform §7). */
export interface Subscriber {
  userPermissions: string[];
  sf_product_code: string | null;
  /** Equal to 1: without ads. */
  hasAdsFreeReading: 0 | 1;
}

/** Who subscribed under an address; null for nobody. */
export async function auth0IdOf(db: Database, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('readers.subscriptions')
    .select('account_id')
    .where('email', '=', email.trim().toLowerCase())
    .orderBy('starts_at')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** What a subscriber may do at `now` (ms since 1970); null for an id that is unknown. */
export async function subscriberOf(
  db: Database,
  auth0Id: string,
  now: number,
): Promise<Subscriber | null> {
  const rows = await db
    .selectFrom('readers.subscriptions')
    .selectAll()
    .where('account_id', '=', auth0Id)
    .orderBy('starts_at', 'desc')
    .execute();
  if (rows.length === 0) return null;
  const inForce = rows.filter(
    ({ starts_at: from, ends_at: until }) =>
      from.getTime() <= now && (until === null || until.getTime() > now),
  );
  return {
    userPermissions: [...new Set(inForce.flatMap(({ permissions }) => permissions))],
    sf_product_code: inForce[0]?.product_code ?? null,
    hasAdsFreeReading: inForce.some((row) => row.has_ads_free_reading) ? 1 : 0,
  };
}

/** Adds subscribers that are not known yet. */
export async function addSubscribers(
  db: Database,
  subscribers: readonly KnownSubscriber[],
  now: number,
): Promise<void> {
  for (const { email, productCode, permissions, hasAdsFreeReading } of subscribers)
    await db
      .insertInto('readers.subscriptions')
      .values({
        account_id: randomUUID(),
        email: email.toLowerCase(),
        product_code: productCode,
        permissions: JSON.stringify(permissions),
        has_ads_free_reading: hasAdsFreeReading,
        starts_at: new Date(now),
        ends_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
