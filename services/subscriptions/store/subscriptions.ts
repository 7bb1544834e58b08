import { sql, type Kysely } from 'kysely';

import type { Fact, PaymentEvent, SoldSubscription } from '../payments/PaymentProvider';
import type { Interval } from '../Plan';
import type { Told } from '../rules/stateOf';

export type Database = Kysely<unknown>;

/** A subscription as it is kept. */
export interface SubscriptionRow extends SoldSubscription {
  account: string;
  email: string;
  plan: string;
  often: Interval;
  /** Where it can be paid; null where it can't be yet or any more. */
  url: string | null;
  is_open: boolean;
  created_at: Date;
}

const COLUMNS = sql`
  id, account, email, plan, often, checkout, url, provider_id as subscription, customer, is_open,
  created_at`;

interface Owner {
  website: string;
  account: string;
}

/** Those of a reader, the newest first. */
export async function listOf(
  db: Database,
  { website, account }: Owner,
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select ${COLUMNS} from subscriptions.subscriptions
    where website = ${website} and account = ${account}
    order by created_at desc, id
  `.execute(db);
  return rows;
}

/** One of them; null where there is none of that id, or it is another reader's. */
export async function rowOf(
  db: Database,
  { website, account }: Owner,
  id: string,
): Promise<SubscriptionRow | null> {
  return (await listOf(db, { website, account })).find((row) => row.id === id) ?? null;
}

/** The subscription that an event is about, for nobody else until the transaction ends; null where it is not ours. */
export async function lockByEvent(
  db: Database,
  provider: string,
  event: PaymentEvent,
): Promise<SubscriptionRow | null> {
  const isOurId = /^[\da-f-]{36}$/.test(event.subscription ?? '');
  const { rows } = await sql<SubscriptionRow>`
    select ${COLUMNS} from subscriptions.subscriptions
    where provider = ${provider} and ${
      isOurId
        ? sql`id = ${event.subscription}::uuid`
        : sql`provider_id = ${event.provider.subscription}`
    }
    for update
  `.execute(db);
  return rows[0] ?? null;
}

/** Whether it was news. */
export async function addFact(
  db: Database,
  provider: string,
  id: string,
  { id: eventId, at, fact }: PaymentEvent,
): Promise<boolean> {
  const { rows } = await sql`
    insert into subscriptions.facts (provider, event_id, subscription_id, at, fact)
    values (${provider}, ${eventId}, ${id}::uuid, ${iso(at)}::timestamptz, ${JSON.stringify(fact)}::jsonb)
    on conflict do nothing
    returning event_id
  `.execute(db);
  return rows.length > 0;
}

export async function factsOf(db: Database, id: string): Promise<Told[]> {
  const { rows } = await sql<{ event_id: string; at: Date; fact: Fact }>`
    select event_id, at, fact from subscriptions.facts where subscription_id = ${id}::uuid
  `.execute(db);
  return rows.map(({ event_id: eventId, at, fact }) => ({ id: eventId, at: at.getTime(), fact }));
}

/** Notes what the provider calls a subscription and who pays; what is paid can't be paid again. */
export async function noteProvider(
  db: Database,
  id: string,
  { subscription, customer }: PaymentEvent['provider'],
): Promise<void> {
  await sql`
    update subscriptions.subscriptions
    set provider_id = ${subscription}, customer = coalesce(${customer}, customer)
    where id = ${id}::uuid
  `.execute(db);
}

/** Its checkout can't be paid any more. */
export async function closeCheckout(db: Database, id: string): Promise<void> {
  await sql`
    update subscriptions.subscriptions set is_open = false, url = null where id = ${id}::uuid
  `.execute(db);
}

/** Whether it is still the one to be paid. */
export async function setCheckout(
  db: Database,
  id: string,
  { id: checkout, url }: { id: string; url: string },
): Promise<boolean> {
  const { rows } = await sql`
    update subscriptions.subscriptions set checkout = ${checkout}, url = ${url}
    where id = ${id}::uuid and is_open
    returning id
  `.execute(db);
  return rows.length > 0;
}

interface NewSubscription extends Owner {
  id: string;
  email: string;
  provider: string;
  plan: string;
  interval: Interval;
  /** ms since 1970 */
  now: number;
}

export async function addSubscription(db: Database, given: NewSubscription): Promise<void> {
  await sql`
    insert into subscriptions.subscriptions
      (id, website, account, email, provider, plan, often, is_open, created_at)
    values (${given.id}::uuid, ${given.website}, ${given.account}, ${given.email},
      ${given.provider}, ${given.plan}, ${given.interval}, true, ${iso(given.now)}::timestamptz)
  `.execute(db);
}

/** Letters about what an account pays for go to another address from now on. */
export async function setAddress(
  db: Database,
  { website, account }: Owner,
  email: string,
): Promise<void> {
  await sql`
    update subscriptions.subscriptions set email = ${email}
    where website = ${website} and account = ${account}
  `.execute(db);
}

export async function removeAllOf(db: Database, { website, account }: Owner): Promise<void> {
  await sql`
    delete from subscriptions.subscriptions where website = ${website} and account = ${account}
  `.execute(db);
}

/** Calls of one account wait for each other, on whatever node they are, until the transaction ends. */
export async function lockAccount(db: Database, { website, account }: Owner): Promise<void> {
  const name = JSON.stringify(['subscriptions', website, account]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

const iso = (at: number): string => new Date(at).toISOString();
