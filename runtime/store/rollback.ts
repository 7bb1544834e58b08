import { NotFound } from './errors';
import { lockDocument } from './lockDocument';
import type { Store } from './openStore';
import { pointPublication } from './pointPublication';
import type { PublishedVersion } from './publish';

/**
 * Shows readers another version of a document. The draft stays as it is.
 * @param input.version the number of the version.
 * @throws NotFound when there is no such version.
 */
export async function rollback(
  store: Store,
  input: { documentId: string; website: string; version: number; author: string },
): Promise<PublishedVersion> {
  const { documentId, website, version: number, author } = input;
  return store.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const version = await trx
      .selectFrom('versions')
      .innerJoin('snapshots', 'snapshots.hash', 'versions.snapshot_hash')
      .select(['versions.id', 'snapshots.hash', 'snapshots.document'])
      .where('versions.document_id', '=', documentId)
      .where('versions.number', '=', number)
      .executeTakeFirst();
    if (!version) throw new NotFound(`"${documentId}" has no version ${number}.`);
    const { id, hash, document } = version;
    const target = { id, number, document };
    await pointPublication(trx, {
      documentId,
      website,
      author,
      action: 'rollback',
      version: target,
    });
    return { versionId: id, number, hash };
  });
}
