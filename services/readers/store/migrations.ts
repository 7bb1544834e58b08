import { sql, type Kysely, type Migration } from 'kysely';

/** The tables of readers, in the schema `readers`. Forward only: a change is a new entry at the end. */
export const migrations: Record<string, Migration> = {
  '001_readers': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table readers.accounts (
          id text primary key,
          issuer text not null,
          subject text not null,
          email text,
          name text not null,
          auth0_id text,
          product_code text,
          permissions jsonb not null,
          has_ads_free_reading boolean not null,
          looked_up_at timestamptz not null,
          notifications_read_at timestamptz not null,
          created_at timestamptz not null,
          unique (issuer, subject)
        )`.execute(db);
      await sql`
        create table readers.sessions (
          key_digest text primary key,
          id text not null unique,
          account_id text not null references readers.accounts on delete cascade,
          id_token text not null,
          browser text not null,
          started_at timestamptz not null,
          seen_at timestamptz not null,
          ends_at timestamptz not null,
          proved_at timestamptz
        )`.execute(db);
      await sql`create index sessions_account on readers.sessions (account_id)`.execute(db);
      await sql`create index sessions_ends_at on readers.sessions (ends_at)`.execute(db);
      await sql`
        create table readers.follows (
          account_id text not null references readers.accounts on delete cascade,
          kind text not null check (kind in ('author', 'topic', 'team', 'section')),
          id text not null,
          title text not null,
          created_at timestamptz not null,
          primary key (account_id, kind, id)
        )`.execute(db);
      await sql`
        create table readers.saved (
          account_id text not null references readers.accounts on delete cascade,
          story_id text not null,
          path text not null,
          title text not null,
          created_at timestamptz not null,
          primary key (account_id, story_id)
        )`.execute(db);
      await sql`
        create table readers.subscriptions (
          account_id text not null,
          email text not null,
          product_code text not null,
          permissions jsonb not null,
          has_ads_free_reading boolean not null,
          starts_at timestamptz not null,
          ends_at timestamptz,
          primary key (account_id, product_code),
          unique (email, product_code)
        )`.execute(db);
    },
  },
  '002_reads': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table readers.reads (
          account_id text not null references readers.accounts on delete cascade,
          month text not null,
          mark text not null,
          primary key (account_id, month, mark)
        )`.execute(db);
    },
  },
  '003_sold_subscriptions': {
    async up(db: Kysely<unknown>) {
      // A reader may subscribe to the same plan again; what is sold here has an id and an account of ours.
      await sql`
        alter table readers.subscriptions
          drop constraint subscriptions_pkey,
          drop constraint subscriptions_email_product_code_key,
          add column source text,
          add column reader_id text`.execute(db);
      await sql`
        create unique index subscriptions_known on readers.subscriptions (email, product_code)
        where source is null`.execute(db);
      await sql`
        create unique index subscriptions_source on readers.subscriptions (source)`.execute(db);
      await sql`
        create index subscriptions_account on readers.subscriptions (account_id)`.execute(db);
      await sql`create index subscriptions_email on readers.subscriptions (email)`.execute(db);
    },
  },
  '004_saved_kinds': {
    async up(db: Kysely<unknown>) {
      // What was saved before is a story until its reader saves it once more: nothing tells a place.
      await sql`
        alter table readers.saved
          add column kind text not null default 'story' check (kind in ('story', 'place'))`.execute(
        db,
      );
    },
  },
};
