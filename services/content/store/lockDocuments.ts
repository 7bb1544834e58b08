import { sql } from 'kysely';

import type { Database } from './openDatabase';

export interface DocumentKey {
  id: string;
  type: string;
}

/** The key of a document in a map. */
export const keyOf = ({ id, type }: DocumentKey): string => `${type} ${id}`;

/**
 * Holds documents until the transaction ends, against all who write them: also those that are not there
 * yet, which have no row to lock, but a name.
 */
export async function lockDocuments(db: Database, keys: readonly DocumentKey[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtext(key) as number from unnest(${keys.map(keyOf)}::text[]) as key
      order by number
    ) as sorted
  `.execute(db);
}
