import { sql } from 'kysely';

import type { JsonObject } from '../ans/json';
import type { Database } from './openDatabase';

export interface AuthorRow {
  id: string;
  name: string;
  document: JsonObject;
}

/**
 * Writes authors, all of them or none; a known id takes the new author.
 *
 * @returns whether that changed any
 */
export async function storeAuthors(db: Database, rows: readonly AuthorRow[]): Promise<boolean> {
  const latest = new Map(rows.map((row) => [row.id, row]));
  if (latest.size === 0) return false;
  const { numAffectedRows = 0n } = await sql`
    insert into content.authors as known (id, name, document)
    select id, name, document
    from jsonb_to_recordset(${JSON.stringify([...latest.values()])}::jsonb)
      as given(id text, name text, document jsonb)
    on conflict (id) do update set
      name = excluded.name, document = excluded.document, updated_at = now()
    where known.name <> excluded.name or known.document <> excluded.document
  `.execute(db);
  return numAffectedRows > 0n;
}
