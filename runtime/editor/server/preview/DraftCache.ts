import type { PageDocument } from '../../../document/document';
import type { Store } from '../../../store/openStore';
import { readDraft } from '../../../store/readDraft';

/** Drafts that are kept: as many as are typed in at a time. */
const MOST = 20;

interface KnownDraft {
  document: PageDocument;
  rev: number;
}

/**
 * Drafts as they were read last. While someone types in one, it is asked for with every key and changes
 * with every save: it is looked up where it is and which revision it has, and a newer one is read behind
 * that, so that no key waits for it. What is typed comes along with each call; of a draft itself only what
 * stands around its blocks is seen.
 */
export class DraftCache {
  private readonly drafts = new Map<string, KnownDraft>();

  /** @param onError hears why a newer draft could not be read; the last one is given on */
  constructor(private readonly onError: (error: unknown) => void) {}

  /** The draft, and the folder that it is in by now; null when there is none. */
  async read(
    store: Store,
    documentId: string,
  ): Promise<{ document: PageDocument; folder: string } | null> {
    const now = await store
      .selectFrom('drafts')
      .innerJoin('documents', 'documents.id', 'drafts.document_id')
      .select(['drafts.rev', 'documents.folder'])
      .where('documents.id', '=', documentId)
      .executeTakeFirst();
    const known = this.drafts.get(documentId);
    this.drafts.delete(documentId);
    if (!now) return null;
    if (known) {
      this.drafts.set(documentId, known);
      if (known.rev !== now.rev) this.load(store, documentId).catch(this.onError);
      return { document: known.document, folder: now.folder };
    }
    const draft = await this.load(store, documentId);
    return draft && { document: draft.document, folder: now.folder };
  }

  private async load(store: Store, documentId: string): Promise<KnownDraft | null> {
    const draft = await readDraft(store, documentId);
    if (!draft) return null;
    this.drafts.delete(documentId);
    this.drafts.set(documentId, draft);
    for (const oldest of this.drafts.keys()) {
      if (this.drafts.size <= MOST) break;
      this.drafts.delete(oldest);
    }
    return draft;
  }
}
