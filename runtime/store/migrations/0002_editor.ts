import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Until now what was kept were not operations.
  `delete from runtime.draft_operations`,
  `alter table runtime.draft_operations add column batch text`,
  `create unique index draft_operations_batch on runtime.draft_operations (document_id, batch)`,
];

/** What editors need besides: patches that are sent twice and done once. */
export const createEditorTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
