import { sql, type Kysely, type Migration } from 'kysely';

/** The tables of subscriptions, in the schema `subscriptions`. Forward only: a change is a new entry at the end. */
export const migrations: Record<string, Migration> = {
  '001_subscriptions': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table subscriptions.subscriptions (
          id uuid primary key,
          website text not null,
          account text not null,
          email text not null,
          provider text not null,
          plan text not null,
          often text not null check (often in ('month', 'year')),
          checkout text,
          url text,
          provider_id text,
          customer text,
          is_open boolean not null,
          created_at timestamptz not null
        )`.execute(db);
      await sql`
        create index subscriptions_account on subscriptions.subscriptions (website, account)
      `.execute(db);
      // Nobody has two checkouts that can be paid.
      await sql`
        create unique index subscriptions_open on subscriptions.subscriptions (website, account)
        where is_open
      `.execute(db);
      await sql`
        create unique index subscriptions_provider
        on subscriptions.subscriptions (provider, provider_id)
      `.execute(db);
      await sql`
        create table subscriptions.facts (
          provider text not null,
          event_id text not null,
          subscription_id uuid not null
            references subscriptions.subscriptions on delete cascade,
          at timestamptz not null,
          fact jsonb not null,
          primary key (provider, event_id)
        )`.execute(db);
      await sql`
        create index facts_subscription on subscriptions.facts (subscription_id)
      `.execute(db);
    },
  },
  '002_test_payments': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table subscriptions.test_payments (
          id uuid primary key,
          plan text not null,
          often text not null,
          cents integer not null,
          done_url text not null,
          back_url text not null,
          is_closed boolean not null default false,
          card text,
          period_from timestamptz,
          period_until timestamptz,
          renews boolean not null default true,
          refused integer not null default 0,
          ended_at timestamptz
        )`.execute(db);
    },
  },
};
