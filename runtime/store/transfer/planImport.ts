import { hashDocument, type DocumentKind } from '../../document/document';
import type { Store } from '../openStore';
import type { ReadBundle } from '../../document/bundle/readBundle';

/** One document of an import, and what is here under its id. */
export interface ToImport {
  id: string;
  kind: DocumentKind;
  name: string;
  folder: string;
  address: string | null;
  /** Null: it is new. `isSame`: the draft here is just that. */
  here: { name: string; folder: string; isSame: boolean; isArchived: boolean } | null;
}

/** What an import would meet. Nothing is written. */
export async function planImport(store: Store, { documents }: ReadBundle): Promise<ToImport[]> {
  const plan: (Omit<ToImport, 'here'> & { hash: string })[] = [];
  for await (const { document, folder, address } of documents) {
    const { id, kind, name } = document;
    const hash = hashDocument(document);
    plan.push({ id, kind, name, folder, address: address?.uri ?? null, hash });
  }
  const ids = plan.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await store
          .selectFrom('documents')
          .innerJoin('drafts', 'drafts.document_id', 'documents.id')
          .select(['documents.id', 'documents.name', 'documents.folder', 'documents.archived_at'])
          .select('drafts.hash')
          .where('documents.id', 'in', ids)
          .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return plan.map(({ hash, ...one }) => {
    const row = known.get(one.id);
    return {
      ...one,
      here: row
        ? {
            name: row.name,
            folder: row.folder,
            isSame: row.hash === hash,
            isArchived: row.archived_at !== null,
          }
        : null,
    };
  });
}
