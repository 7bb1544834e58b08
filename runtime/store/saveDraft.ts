import { hashDocument, parseDocument, type PageDocument } from './document';
import { InvalidInput, NotFound, RevisionConflict } from './errors';
import { canonicalJson } from './json';
import type { Store } from './openStore';

export interface DraftToSave {
  documentId: string;
  /** The revision that the author started from. */
  baseRev: number;
  document: PageDocument;
  author: string;
  /** What the author did, kept beside the revision. */
  operations?: unknown[];
}

/**
 * Saves a draft as the next revision, if no one saved in between.
 * @throws DocumentInvalid; NotFound; RevisionConflict, which carries the current revision;
 * InvalidInput when the document has another id or kind.
 */
export async function saveDraft(
  store: Store,
  input: DraftToSave,
): Promise<{ rev: number; hash: string }> {
  const document = parseDocument(input.document);
  const { documentId, baseRev, author } = input;
  if (document.id !== documentId) {
    throw new InvalidInput(`The draft of "${documentId}" holds document "${document.id}".`);
  }
  const rev = baseRev + 1;
  const hash = hashDocument(document);
  return store.transaction().execute(async (trx) => {
    const saved = await trx
      .updateTable('drafts')
      .set({
        rev,
        hash,
        document: canonicalJson(document),
        updated_at: new Date(),
        updated_by: author,
      })
      .where('document_id', '=', documentId)
      .where('rev', '=', baseRev)
      .returning('rev')
      .executeTakeFirst();
    if (!saved) throw await refusal(trx, documentId, baseRev);
    const named = await trx
      .updateTable('documents')
      .set({ name: document.name })
      .where('id', '=', documentId)
      .where('kind', '=', document.kind)
      .returning('id')
      .executeTakeFirst();
    if (!named) throw new InvalidInput(`"${documentId}" can't become a ${document.kind}.`);
    if (input.operations) {
      await trx
        .insertInto('draft_operations')
        .values({
          document_id: documentId,
          rev,
          operations: JSON.stringify(input.operations),
          author,
        })
        .execute();
    }
    return { rev, hash };
  });
}

async function refusal(trx: Store, documentId: string, baseRev: number): Promise<Error> {
  const draft = await trx
    .selectFrom('drafts')
    .select('rev')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (!draft) return new NotFound(`There is no document "${documentId}".`);
  return new RevisionConflict(documentId, baseRev, draft.rev);
}
