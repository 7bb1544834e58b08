import type { PageDocument } from '../../store/document';
import type { Store } from '../../store/openStore';
import { readDraft } from '../../store/readDraft';

/** Drafts that are kept: as many as are typed in at a time. */
const MOST = 20;

export interface KnownDraft {
  document: PageDocument;
  rev: number;
  folder: string;
}

/**
 * Drafts as they were read last. While someone types in one, it is asked for with every key and changes
 * with every save: only its revision is looked up each time.
 */
export class DraftCache {
  private readonly drafts = new Map<string, { document: PageDocument; rev: number }>();

  /** The draft as it is now, and the folder that it is in; null when there is none. */
  async read(store: Store, documentId: string): Promise<KnownDraft | null> {
    const now = await store
      .selectFrom('drafts')
      .innerJoin('documents', 'documents.id', 'drafts.document_id')
      .select(['drafts.rev', 'documents.folder'])
      .where('documents.id', '=', documentId)
      .executeTakeFirst();
    const known = this.drafts.get(documentId);
    this.drafts.delete(documentId);
    if (!now) return null;
    const draft = known?.rev === now.rev ? known : await readDraft(store, documentId);
    if (!draft) return null;
    const { document, rev } = draft;
    this.drafts.set(documentId, { document, rev });
    for (const oldest of this.drafts.keys()) {
      if (this.drafts.size <= MOST) break;
      this.drafts.delete(oldest);
    }
    return { document, rev, folder: now.folder };
  }
}
