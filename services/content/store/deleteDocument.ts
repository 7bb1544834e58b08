import { sql } from 'kysely';

import type { Database } from './openDatabase';

/** Marks a document as deleted, whatever its type; false when there is none. */
export async function deleteDocument(db: Database, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update content.documents set deleted_at = now() where id = ${id} and deleted_at is null
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
