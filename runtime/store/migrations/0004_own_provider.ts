import { sql, type Kysely, type Migration } from 'kysely';

/** Accounts at our own provider are tied to it, whatever address it had when they first signed in. */
export const tieToOwnProvider: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update runtime.staff set issuer = 'own' where issuer like '%/gateway/identity'
    `.execute(db);
  },
};
