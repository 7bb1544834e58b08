import { sql, type Kysely, type Migration } from 'kysely';

/** The tables of the share service, in the schema `share`. */
export const migrations: Record<string, Migration> = {
  '001_gifts': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table share.gifts (
          id uuid primary key,
          website text not null,
          account text not null,
          story text not null,
          title text not null,
          made_at timestamptz not null,
          ends_at timestamptz not null,
          opened integer not null default 0
        )`.execute(db);
      await sql`
        create index gifts_of_account on share.gifts (website, account, made_at)
      `.execute(db);
    },
  },
};
