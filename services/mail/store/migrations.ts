import { sql, type Kysely, type Migration } from 'kysely';

/** The tables of the mail service, in the schema `mail`. */
export const migrations: Record<string, Migration> = {
  '001_messages': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table mail.messages (
          id bigint generated always as identity primary key,
          name text not null unique,
          sealed text,
          attempts integer not null default 0,
          created_at timestamptz not null,
          next_at timestamptz,
          refused_at timestamptz,
          reason text
        )`.execute(db);
      await sql`create index messages_due on mail.messages (next_at) where next_at is not null`.execute(
        db,
      );
    },
  },
  '002_bulk': {
    async up(db: Kysely<unknown>) {
      await sql`
        alter table mail.messages
          add column is_bulk boolean not null default false,
          add column batch text`.execute(db);
      await sql`drop index mail.messages_due`.execute(db);
      await sql`create index messages_due on mail.messages (is_bulk, next_at, id) where next_at is not null`.execute(
        db,
      );
      await sql`create index messages_batch on mail.messages (batch) where batch is not null and next_at is not null`.execute(
        db,
      );
    },
  },
};
