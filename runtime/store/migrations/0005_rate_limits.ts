import { sql, type Kysely, type Migration } from 'kysely';

/** What nodes count together: kept in memory of the database as far as it can, lost when it crashes. */
export const addRateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table runtime.rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(db);
  },
};
