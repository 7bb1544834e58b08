import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/**
 * The tables of the analytics service, in the schema `analytics`. Forward only: a change is a new
 * entry at the end, never an edit of one that has run somewhere.
 */
export const migrations: Record<string, Migration> = {
  '001_page_views': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table analytics.stories (
          path text primary key,
          title text not null,
          sections text[] not null
        )`.execute(db);
      await sql`
        create table analytics.page_views (
          minute timestamptz not null,
          path text not null references analytics.stories (path) on delete cascade,
          views integer not null,
          primary key (minute, path)
        )`.execute(db);
    },
  },
};
