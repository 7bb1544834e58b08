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
};
