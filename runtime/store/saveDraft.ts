import { parseDocument, type PageDocument } from '../document/document';
import { InvalidInput } from '../document/errors';
import { RevisionConflict } from './errors';
import { diffDocuments } from '../document/operations/diffDocuments';
import { requireUnlocked } from '../document/operations/requireUnlocked';
import { lockDraft, writeDraft, type SavedDraft } from './draftRow';
import type { Store } from './openStore';

export interface DraftToSave {
  documentId: string;
  /** The revision that the author started from. */
  baseRev: number;
  document: PageDocument;
  author: string;
  /** Whether the author may change what is locked. Programs may. */
  mayUnlock?: boolean;
}

/**
 * Saves a whole document as the next revision, if no one saved in between: for what is imported or
 * restored. Editors send operations (`patchDraft`).
 * @throws DocumentInvalid; NotFound; RevisionConflict, which carries the current revision;
 * InvalidInput when the document has another id or kind; NodeLocked.
 */
export async function saveDraft(store: Store, input: DraftToSave): Promise<SavedDraft> {
  const document = parseDocument(input.document);
  const { documentId, baseRev, author } = input;
  if (document.id !== documentId) {
    throw new InvalidInput(`The draft of "${documentId}" holds document "${document.id}".`);
  }
  return store.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, documentId);
    if (draft.rev !== baseRev) throw new RevisionConflict(documentId, baseRev, draft.rev);
    if (draft.document.kind !== document.kind)
      throw new InvalidInput(`"${documentId}" can't become a ${document.kind}.`);
    const operations = diffDocuments(draft.document, document);
    if (input.mayUnlock === false) requireUnlocked(draft.document, operations);
    return writeDraft(trx, { document, rev: baseRev + 1, operations, author });
  });
}
