import { sql } from 'kysely';

import { isLive } from '../read/readDocuments';
import type { Database } from './openDatabase';

/** Those of some documents that readers may see. */
export async function readLive(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select d.id from content.documents d where d.id = any(${ids}::text[]) and ${isLive}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
