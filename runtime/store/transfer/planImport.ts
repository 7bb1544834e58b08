import { hashDocument, type DocumentKind } from '../document';
import type { Store } from '../openStore';
import type { Bundle } from './bundle';

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
export async function planImport(store: Store, { documents }: Bundle): Promise<ToImport[]> {
  const ids = documents.map(({ document }) => document.id);
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
  return documents.map(({ document, folder, address }) => {
    const row = known.get(document.id);
    return {
      id: document.id,
      kind: document.kind,
      name: document.name,
      folder,
      address: address?.uri ?? null,
      here: row
        ? {
            name: row.name,
            folder: row.folder,
            isSame: row.hash === hashDocument(document),
            isArchived: row.archived_at !== null,
          }
        : null,
    };
  });
}
