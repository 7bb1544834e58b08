import { lockDocument } from './lockDocument';
import { makeVersion } from './makeVersion';
import type { Store } from './openStore';
import { pointPublication } from './pointPublication';

export interface DocumentToPublish {
  documentId: string;
  website: string;
  author: string;
  label?: string;
  /** The revision of the draft that the author has seen; without it, whatever is there. */
  rev?: number;
}

export interface PublishedVersion {
  versionId: number;
  /** Counts from 1 in each document. */
  number: number;
  hash: string;
}

/**
 * Makes the draft a version and shows it to readers, in one transaction.
 * @throws NotFound; RevisionConflict when `rev` is not the draft's.
 */
export async function publish(store: Store, input: DocumentToPublish): Promise<PublishedVersion> {
  const { documentId, website, author } = input;
  return store.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const version = await makeVersion(trx, input);
    await pointPublication(trx, {
      documentId,
      website,
      author,
      action: 'publish',
      version,
    });
    return { versionId: version.id, number: version.number, hash: version.hash };
  });
}
