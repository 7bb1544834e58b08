import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

import type { Grant } from '../../subscriptions/options';
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
        source: null,
        reader_id: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Writes down what a subscription that was sold here lets its reader do, in place of what it did before. Who reads is
 * looked up anew when they come next.
 *
 * @param transaction of whoever sold it
 */
export async function grantAccess(
  transaction: Pick<Kysely<unknown>, 'getExecutor'>,
  { source, account, email: typed, productCode, permissions, ...access }: Grant,
): Promise<void> {
  const email = typed.trim().toLowerCase();
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`readers.subscriptions ${email}`}, 0))
  `.execute(transaction);
  const allowed = JSON.stringify(permissions);
  const { hasAdsFreeReading, startsAt, endsAt } = access;
  // An address has one id, whatever it subscribes to.
  await sql`
    insert into readers.subscriptions (account_id, email, product_code, permissions,
      has_ads_free_reading, starts_at, ends_at, source, reader_id)
    values (
      coalesce((select account_id from readers.subscriptions where email = ${email}
        order by starts_at limit 1), ${randomUUID()}),
      ${email}, ${productCode}, ${allowed}::jsonb, ${hasAdsFreeReading},
      ${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz,
      ${source}, ${account})
    on conflict (source) do update set product_code = excluded.product_code,
      permissions = excluded.permissions, has_ads_free_reading = excluded.has_ads_free_reading,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at
  `.execute(transaction);
  await sql`
    update readers.accounts set looked_up_at = 'epoch' where id = ${account}
  `.execute(transaction);
}

/**
 * What was bought with an account goes with it to its new address, and what was known by its former one.
 * @param former which the account had proved; null where that is not known
 */
export async function followAddress(
  db: Database,
  { id, email, former }: { id: string; email: string; former: string | null },
): Promise<void> {
  const address = email.toLowerCase();
  const moved = await db
    .updateTable('readers.subscriptions')
    .set({ email: address })
    .where('email', '<>', address)
    .where((where) =>
      where.or([
        where('reader_id', '=', id),
        where.and([
          where('reader_id', 'is', null),
          where('email', '=', former?.toLowerCase() ?? address),
          // What the new address has itself stays its own.
          where.not(
            where.exists(
              where
                .selectFrom('readers.subscriptions as own')
                .select('own.email')
                .where('own.email', '=', address)
                .where('own.source', 'is', null)
                .whereRef('own.product_code', '=', 'readers.subscriptions.product_code'),
            ),
          ),
        ]),
      ]),
    )
    .returning('account_id')
    .execute();
  if (moved.length === 0) return;
  // An address has one id, whatever it subscribes to.
  await db
    .updateTable('readers.subscriptions')
    .set({
      account_id: sql`(select account_id from readers.subscriptions as first
      where first.email = ${address} order by starts_at limit 1)`,
    })
    .where('email', '=', address)
    .execute();
}
