import type { Store } from './openStore';
import type { PublishedVersion } from './publish';

export interface VersionEntry extends PublishedVersion {
  label: string | null;
  author: string;
  createdAt: Date;
  /** Websites that show this version now. */
  liveOn: string[];
}

/** All versions of a document, the newest first. */
export async function listVersions(store: Store, documentId: string): Promise<VersionEntry[]> {
  const versions = await store
    .selectFrom('versions')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .execute();
  const live = await store
    .selectFrom('publications')
    .select(['version_id', 'website'])
    .where('document_id', '=', documentId)
    .orderBy('website')
    .execute();
  return versions.map((version) => ({
    versionId: version.id,
    number: version.number,
    hash: version.snapshot_hash,
    label: version.label,
    author: version.author,
    createdAt: version.created_at,
    liveOn: live.filter((row) => row.version_id === version.id).map((row) => row.website),
  }));
}
