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
};
