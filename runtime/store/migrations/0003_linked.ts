import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table runtime.documents drop constraint documents_kind_check`,
  `alter table runtime.documents
    add constraint documents_kind_check check (kind in ('page', 'template', 'block'))`,
];

/** Blocks that are made once and shown on many pages. */
export const createLinkedBlocks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
