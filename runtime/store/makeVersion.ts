import { RevisionConflict } from './errors';
import type { Store } from './openStore';

/** A version of a document, just made. */
export interface MadeVersion {
  id: number;
  /** Counts from 1 in each document. */
  number: number;
  hash: string;
  /** JSON. */
  document: string;
}

/**
 * Makes the draft a version. The document is locked by the caller.
 * @param input.rev the revision of the draft that the author has seen; without it, whatever is there
 * @throws RevisionConflict when `rev` is not the draft's.
 */
export async function makeVersion(
  trx: Store,
  input: {
    documentId: string;
    author: string;
    label?: string | undefined;
    rev?: number | undefined;
  },
): Promise<MadeVersion> {
  const { documentId, author, label = null } = input;
  const draft = await trx
    .selectFrom('drafts')
    .select(['rev', 'hash', 'document'])
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  if (input.rev !== undefined && input.rev !== draft.rev)
    throw new RevisionConflict(documentId, input.rev, draft.rev);
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
  const { id } = await trx
    .insertInto('versions')
    .values({ document_id: documentId, number, snapshot_hash: hash, label, author })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number, hash, document };
}
