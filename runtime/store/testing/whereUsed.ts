import { sql } from 'kysely';
import type { Store } from '../openStore';
import type { UseKind } from '../../document/findUses';

interface UsePlace {
  documentId: string;
  website: string;
  /** Null: the document as a whole. */
  nodeId: string | null;
}

/** Where published documents use a block type, layout, source, document or image. */
export async function whereUsed(
  store: Store,
  use: { kind: UseKind; value: string; website?: string },
): Promise<UsePlace[]> {
  let query = store
    .selectFrom('where_used')
    .select(['document_id', 'website', 'node_id'])
    .where('kind', '=', use.kind)
    .where(sql`md5(value)`, '=', sql`md5(${use.value})`)
    .where('value', '=', use.value);
  if (use.website !== undefined) query = query.where('website', '=', use.website);
  const rows = await query.orderBy('website').orderBy('document_id').orderBy('node_id').execute();
  return rows.map((row) => ({
    documentId: row.document_id,
    website: row.website,
    nodeId: row.node_id,
  }));
}
