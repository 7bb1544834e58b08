import { parseDocument, type PageDocument } from '../document/document';
import type { Store } from './openStore';
import type { PublishedVersion } from './publish';

export interface PublishedDocument extends PublishedVersion {
  document: PageDocument;
  publishedAt: Date;
  publishedBy: string;
}

/** What readers of a website get of a document; null when it is not published there. */
export async function readPublished(
  store: Store,
  { documentId, website }: { documentId: string; website: string },
): Promise<PublishedDocument | null> {
  const row = await store
    .selectFrom('publications')
    .innerJoin('versions', 'versions.id', 'publications.version_id')
    .innerJoin('snapshots', 'snapshots.hash', 'versions.snapshot_hash')
    .selectAll('publications')
    .select(['versions.number', 'snapshots.hash', 'snapshots.document'])
    .where('publications.document_id', '=', documentId)
    .where('publications.website', '=', website)
    .executeTakeFirst();
  if (!row) return null;
  return {
    document: parseDocument(JSON.parse(row.document)),
    versionId: row.version_id,
    number: row.number,
    hash: row.hash,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
  };
}
