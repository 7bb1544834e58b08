import { sql, type Kysely, type Migration } from 'kysely';

/** The tables of the newsletter service, in the schema `newsletters`. */
export const migrations: Record<string, Migration> = {
  '001_subscriptions': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table newsletters.subscriptions (
          website text not null,
          newsletter text not null,
          email text not null,
          subscribed_at timestamptz not null,
          primary key (website, newsletter, email)
        )`.execute(db);
    },
  },
  '002_contacts': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table newsletters.contacts (
          sid text primary key,
          website text not null,
          address text not null,
          email text not null,
          contact_key text not null unique,
          tier text,
          created_at timestamptz not null,
          unique (website, address)
        )`.execute(db);
      await sql`
        create table newsletters.members (
          sid text not null references newsletters.contacts on delete cascade,
          newsletter text not null,
          source text not null,
          since timestamptz not null,
          primary key (sid, newsletter)
        )`.execute(db);
      await sql`
        create table newsletters.consents (
          sid text not null references newsletters.contacts on delete cascade,
          name text not null,
          source text not null,
          since timestamptz not null,
          primary key (sid, name)
        )`.execute(db);
      await sql`
        create table newsletters.confirmations (
          digest text primary key,
          website text not null,
          address text not null,
          wish text not null,
          created_at timestamptz not null,
          used_at timestamptz
        )`.execute(db);
      await sql`create index confirmations_address on newsletters.confirmations (address)`.execute(
        db,
      );
      // Who signed up before there were confirmations stays signed up.
      await sql`
        insert into newsletters.contacts (sid, website, address, email, contact_key, created_at)
        select replace(gen_random_uuid()::text, '-', ''), website, lower(email), min(email),
          gen_random_uuid()::text, min(subscribed_at)
        from newsletters.subscriptions group by website, lower(email)`.execute(db);
      await sql`
        insert into newsletters.members (sid, newsletter, source, since)
        select contacts.sid, newsletter, 'WEB', min(subscribed_at)
        from newsletters.subscriptions
        join newsletters.contacts on contacts.website = subscriptions.website
          and contacts.address = lower(subscriptions.email)
        group by contacts.sid, newsletter`.execute(db);
      await sql`drop table newsletters.subscriptions`.execute(db);
    },
  },
  '003_editions': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table newsletters.editions (
          id text primary key,
          website text not null,
          newsletter text not null,
          page text not null,
          subject text not null,
          from_name text not null,
          schedule text not null,
          is_on boolean not null,
          planned_from timestamptz not null,
          created_at timestamptz not null
        )`.execute(db);
      await sql`
        create table newsletters.sendings (
          id text primary key,
          edition_id text not null references newsletters.editions on delete cascade,
          due_at timestamptz not null,
          state text not null check (state in ('preparing', 'sending', 'done', 'skipped')),
          reason text,
          attempts integer not null default 0,
          next_at timestamptz not null,
          subject text not null default '',
          html text,
          text text,
          digest text,
          last_sid text not null default '',
          posted integer not null default 0,
          refused integer not null default 0,
          complained integer not null default 0,
          opted_out integer not null default 0,
          finished_at timestamptz,
          unique (edition_id, due_at)
        )`.execute(db);
      await sql`
        create index sendings_open on newsletters.sendings (next_at)
        where state in ('preparing', 'sending')`.execute(db);
      await sql`
        create table newsletters.deliveries (
          sending_id text not null references newsletters.sendings on delete cascade,
          sid text not null references newsletters.contacts on delete cascade,
          posted_at timestamptz not null,
          outcome text,
          primary key (sending_id, sid)
        )`.execute(db);
      await sql`create index deliveries_contact on newsletters.deliveries (sid, posted_at)`.execute(
        db,
      );
      await sql`create index members_newsletter on newsletters.members (newsletter, sid)`.execute(
        db,
      );
    },
  },
  '004_sendings_keep_their_list': {
    async up(db: Kysely<unknown>) {
      await sql`
        alter table newsletters.sendings add column newsletter text, add column from_name text`.execute(
        db,
      );
    },
  },
  '005_editions_have_revisions': {
    async up(db: Kysely<unknown>) {
      await sql`
        alter table newsletters.editions add column revision integer not null default 1`.execute(
        db,
      );
      await sql`alter table newsletters.sendings add column page text`.execute(db);
    },
  },
};
