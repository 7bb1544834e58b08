import { parseDocument, type PageDocument } from '../document/document';
import { lockDraft, writeDraft, type SavedDraft } from './draftRow';
import { OperationConflict, RevisionConflict } from './errors';
import type { Store } from './openStore';
import type { Operation } from '../document/operations/operation';
import { requireUnlocked } from '../document/operations/requireUnlocked';
import { rebaseOperations } from '../document/operations/rebaseOperations';

export interface DraftPatch {
  documentId: string;
  /** The revision that the author saw. */
  baseRev: number;
  operations: readonly Operation[];
  author: string;
  /** Names this patch, so that one that is sent again, as its answer was lost, is done once. */
  batch: string;
  /** Batches since `baseRev` that the author has in mind already: what they did is not someone else's. */
  own?: readonly string[];
  /** Whether the author may change what is locked. */
  mayUnlock: boolean;
}

export interface PatchedDraft extends SavedDraft {
  /** The draft where others have worked on it, too; null where it is what the author sees. */
  document: PageDocument | null;
}

/**
 * Does an author's operations to the draft as it is by now. What others did to other things in the
 * meantime stays.
 * @throws NotFound; OperationConflict when others did something to the same things; DocumentInvalid
 * when the outcome is no document; NodeLocked; RevisionConflict when `baseRev` is none that was. Nothing is written
 * then.
 */
export async function patchDraft(store: Store, input: DraftPatch): Promise<PatchedDraft> {
  const { documentId, baseRev, author, batch } = input;
  return store.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, documentId);
    if (baseRev > draft.rev) throw new RevisionConflict(documentId, baseRev, draft.rev);
    const since = await operationsSince(trx, documentId, baseRev);
    const own = new Set([batch, ...(input.own ?? [])]);
    const theirs = since.flatMap((revision) =>
      revision.batch !== null && own.has(revision.batch) ? [] : revision.operations,
    );
    if (since.some((revision) => revision.batch === batch)) return draft;
    const rebased = rebaseOperations(draft.document, theirs, input.operations);
    if (rebased.conflicts.length > 0)
      throw new OperationConflict(documentId, draft.rev, rebased.conflicts);
    if (rebased.operations.length === 0) return draft;
    if (!input.mayUnlock) requireUnlocked(draft.document, rebased.operations);
    const document = parseDocument(rebased.document);
    const rev = draft.rev + 1;
    const { operations } = rebased;
    const saved = await writeDraft(trx, { document, rev, operations, author, batch });
    return { ...saved, document: theirs.length > 0 ? document : null };
  });
}

async function operationsSince(
  trx: Store,
  documentId: string,
  rev: number,
): Promise<{ batch: string | null; operations: Operation[] }[]> {
  const rows = await trx
    .selectFrom('draft_operations')
    .select(['operations', 'batch'])
    .where('document_id', '=', documentId)
    .where('rev', '>', rev)
    .orderBy('rev')
    .execute();
  return rows.map(({ operations, batch }) => ({
    batch,
    operations: JSON.parse(operations) as Operation[],
  }));
}
