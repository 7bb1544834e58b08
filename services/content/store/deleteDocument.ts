import { sql } from 'kysely';

import { isLive } from '../read/readDocuments';
import type { Database } from './openDatabase';
import type { StoredDocument } from './storeDocuments';

/** Marks a document as deleted, whatever its type; gives none when there is none. */
export async function deleteDocument(db: Database, id: string): Promise<StoredDocument[]> {
  const { rows } = await sql<{ id: string; was_live: boolean }>`
    update content.documents d set deleted_at = now(), was_live = (${isLive})
    where id = ${id} and deleted_at is null
    returning id, was_live
  `.execute(db);
  return rows.map((row) => ({ id: row.id, wasLive: row.was_live, isLive: false, isTimed: false }));
}
