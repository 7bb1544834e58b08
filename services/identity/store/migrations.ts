import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/**
 * The tables of the identity service, in the schema `identity`. Forward only: a change is a new entry
 * at the end, never an edit of one that has run somewhere.
 */
export const migrations: Record<string, Migration> = {
  '001_identity': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table identity.accounts (
          id text primary key,
          email text not null unique,
          name text not null,
          password text not null,
          state text not null check (state in ('active', 'disabled')),
          created_at timestamptz not null,
          changed_at timestamptz not null
        )`.execute(db);
      await sql`
        create table identity.records (
          model text not null,
          id text not null,
          payload text not null,
          account_id text,
          grant_id text,
          uid text,
          consumed_at timestamptz,
          expires_at timestamptz,
          primary key (model, id)
        )`.execute(db);
      for (const column of ['account_id', 'grant_id', 'uid', 'expires_at']) {
        await sql`
          create index ${sql.id(`records_${column}`)}
          on identity.records (${sql.id(column)})`.execute(db);
      }
      await sql`
        create table identity.tries (
          email_digest text primary key,
          failures integer not null,
          last_at timestamptz not null,
          locked_until timestamptz
        )`.execute(db);
      await sql`
        create table identity.signing_keys (
          kid text primary key,
          sealed text not null,
          published_at timestamptz not null,
          signs_from timestamptz not null
        )`.execute(db);
      await sql`
        create table identity.audit (
          id bigint generated always as identity primary key,
          at timestamptz not null,
          event text not null,
          account_id text,
          address text
        )`.execute(db);
      await sql`create index audit_at on identity.audit (at)`.execute(db);
    },
  },
  '002_address_tries': {
    async up(db: Kysely<unknown>) {
      await sql`
        create unlogged table identity.address_tries (
          key varchar(255) primary key,
          points integer not null default 0,
          expire bigint
        )`.execute(db);
    },
  },
  '003_invitations': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table identity.invitations (
          email text primary key,
          name text not null,
          key_digest text not null unique,
          expires_at timestamptz not null
        )`.execute(db);
    },
  },
  '004_links': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table identity.links (
          key_digest text primary key,
          purpose text not null,
          email text not null,
          name text,
          account_id text references identity.accounts (id) on delete cascade,
          client_id text,
          return_to text,
          expires_at timestamptz not null
        )`.execute(db);
      for (const column of ['email', 'account_id', 'expires_at']) {
        await sql`
          create index ${sql.id(`links_${column}`)}
          on identity.links (${sql.id(column)})`.execute(db);
      }
      await sql`
        insert into identity.links (key_digest, purpose, email, name, expires_at)
        select key_digest, 'invitation', email, name, expires_at from identity.invitations`.execute(
        db,
      );
      await sql`drop table identity.invitations`.execute(db);
      await sql`alter table identity.accounts alter column password drop not null`.execute(db);
    },
  },
  '005_other_ways': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table identity.outside_accounts (
          issuer text not null,
          subject text not null,
          account_id text not null references identity.accounts (id) on delete cascade,
          primary key (issuer, subject)
        )`.execute(db);
      await sql`
        create table identity.passkeys (
          id text primary key,
          account_id text not null references identity.accounts (id) on delete cascade,
          name text not null,
          public_key text not null,
          counter bigint not null,
          transports text not null,
          created_at timestamptz not null,
          used_at timestamptz
        )`.execute(db);
      for (const table of ['outside_accounts', 'passkeys']) {
        await sql`
          create index ${sql.id(`${table}_account_id`)}
          on ${sql.id('identity', table)} (account_id)`.execute(db);
      }
      await sql`
        create table identity.used_challenges (
          digest text primary key,
          expires_at timestamptz not null
        )`.execute(db);
    },
  },
};
