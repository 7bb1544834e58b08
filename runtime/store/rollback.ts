import { NotFound } from './errors';
import { lockDocument } from './lockDocument';
import { makeVersion } from './makeVersion';
import type { Store } from './openStore';
import { pointPublication } from './pointPublication';
import type { PublishedVersion } from './publish';

/**
 * Shows readers another version of a document. The draft stays as it is.
 * @param input.version the number of the version.
 * @param input.keepDraft whether what is in the draft becomes a version, where none holds it: for who sets
 * the draft back next.
 * @returns `draft`: the number of the version that holds what is in the draft; null where none does.
 * @throws NotFound when there is no such version.
 */
export async function rollback(
  store: Store,
  input: {
    documentId: string;
    website: string;
    version: number;
    author: string;
    keepDraft?: boolean;
  },
): Promise<PublishedVersion & { draft: number | null }> {
  const { documentId, website, version: number, author, keepDraft = false } = input;
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
    const held = await versionOfDraft(trx, documentId);
    const isMissing = held === null && keepDraft;
    const label = `Draft before version ${number} came back`;
    const draft = isMissing ? (await makeVersion(trx, { documentId, author, label })).number : held;
    return { versionId: id, number, hash, draft };
  });
}

/** The newest version that holds what is in the draft; null where none does. */
async function versionOfDraft(trx: Store, documentId: string): Promise<number | null> {
  const row = await trx
    .selectFrom('versions')
    .innerJoin('drafts', (join) =>
      join
        .onRef('drafts.document_id', '=', 'versions.document_id')
        .onRef('drafts.hash', '=', 'versions.snapshot_hash'),
    )
    .select('versions.number')
    .where('versions.document_id', '=', documentId)
    .orderBy('versions.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}
