import { RevisionConflict } from './errors';
import { lockDocument } from './lockDocument';
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
  const { documentId, website, author, label = null } = input;
  return store.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const draft = await trx
      .selectFrom('drafts')
      .select(['rev', 'hash', 'document'])
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    if (input.rev !== undefined && input.rev !== draft.rev) {
      throw new RevisionConflict(documentId, input.rev, draft.rev);
    }
    const { hash, document } = draft;
    await trx
      .insertInto('snapshots')
      .values({ hash, document })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { last } = await trx
      .selectFrom('versions')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    const number = (last ?? 0) + 1;
    const { id: versionId } = await trx
      .insertInto('versions')
      .values({ document_id: documentId, number, snapshot_hash: hash, label, author })
      .returning('id')
      .executeTakeFirstOrThrow();
    await pointPublication(trx, {
      documentId,
      website,
      author,
      action: 'publish',
      version: { id: versionId, number, document },
    });
    return { versionId, number, hash };
  });
}
