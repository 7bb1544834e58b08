import { parseDocument, type PageDocument } from '../document/document';
import type { Store } from './openStore';

/** The document as it was in a version (its number); null when there is no such version. */
export async function readVersion(
  store: Store,
  { documentId, version }: { documentId: string; version: number },
): Promise<PageDocument | null> {
  const row = await store
    .selectFrom('versions')
    .innerJoin('snapshots', 'snapshots.hash', 'versions.snapshot_hash')
    .select('snapshots.document')
    .where('versions.document_id', '=', documentId)
    .where('versions.number', '=', version)
    .executeTakeFirst();
  return row ? parseDocument(JSON.parse(row.document)) : null;
}
