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
};
