import { parseDocument, type PageDocument } from '../document/document';
import type { Store } from './openStore';

export interface Draft {
  document: PageDocument;
  rev: number;
  hash: string;
  updatedAt: Date;
  updatedBy: string;
}

/** The draft of a document; null when there is no such document. */
export async function readDraft(store: Store, documentId: string): Promise<Draft | null> {
  const row = await store
    .selectFrom('drafts')
    .selectAll()
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    document: parseDocument(JSON.parse(row.document)),
    rev: row.rev,
    hash: row.hash,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  };
}
