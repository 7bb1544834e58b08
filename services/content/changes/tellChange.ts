import { sql } from 'kysely';

import type { Database } from '../store/openDatabase';
import type { StoredDocument } from '../store/storeDocuments';
import type { OnChange } from './ContentChange';

/** Documents in one change; more are told as any. */
const MOST = 1000;

/**
 * Tells of documents that were written, as far as readers see them or saw them, and of those that hold
 * them: by reference, or by a reference in what they refer to (`inflate.ts` follows no further).
 */
export async function tellChange(
  transaction: Database,
  written: readonly Pick<StoredDocument, 'id' | 'wasLive' | 'isLive'>[],
  onChange: OnChange,
): Promise<void> {
  const seen = written.filter(({ wasLive, isLive }) => wasLive || isLive);
  if (seen.length === 0) return;
  const ids = [...new Set(seen.map(({ id }) => id))];
  const live = new Set(seen.flatMap(({ id, isLive }) => (isLive ? [id] : [])));
  const holders = await readHolders(transaction, ids);
  const all = [...new Set([...ids, ...holders])];
  const gone = ids.filter((id) => !live.has(id));
  await onChange(all.length > MOST ? null : { ids: all, gone }, transaction);
}

async function readHolders(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with near as (
      select id from content.documents where reference_ids && ${ids}::text[] limit ${MOST}
    ), far as (
      select id from content.documents
      where reference_ids && (select coalesce(array_agg(id), '{}') from near) limit ${MOST}
    )
    select id from near union select id from far
  `.execute(db);
  return rows.map(({ id }) => id);
}
