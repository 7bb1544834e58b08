import { hashDocument, parseDocument, type PageDocument } from '../document/document';
import { notifyEditors } from './editorNotices';
import { NotFound } from './errors';
import { canonicalJson } from '../document/json';
import type { Store } from './openStore';
import type { Operation } from '../document/operations/operation';

export interface SavedDraft {
  rev: number;
  hash: string;
}

/**
 * The draft of a document. Until the transaction ends, no other one changes it.
 * @throws NotFound
 */
export async function lockDraft(
  trx: Store,
  documentId: string,
): Promise<{ document: PageDocument; rev: number; hash: string }> {
  const row = await trx
    .selectFrom('drafts')
    .select(['document', 'rev', 'hash'])
    .where('document_id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no document "${documentId}".`);
  return { ...row, document: parseDocument(JSON.parse(row.document)) };
}

/** Writes a revision of a draft, which the caller has locked, and what led to it. */
export async function writeDraft(
  trx: Store,
  input: {
    document: PageDocument;
    rev: number;
    operations: readonly Operation[];
    author: string;
    batch?: string;
  },
): Promise<SavedDraft> {
  const { document, rev, operations, author, batch = null } = input;
  const hash = hashDocument(document);
  await trx
    .updateTable('drafts')
    .set({
      rev,
      hash,
      document: canonicalJson(document),
      updated_at: new Date(),
      updated_by: author,
    })
    .where('document_id', '=', document.id)
    .execute();
  await trx
    .updateTable('documents')
    .set({ name: document.name })
    .where('id', '=', document.id)
    .execute();
  await trx
    .insertInto('draft_operations')
    .values({
      document_id: document.id,
      rev,
      operations: JSON.stringify(operations),
      author,
      batch,
    })
    .execute();
  await notifyEditors(trx, { kind: 'draft', document: document.id, rev });
  return { rev, hash };
}
