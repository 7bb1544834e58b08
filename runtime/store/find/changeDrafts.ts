import { randomUUID } from 'node:crypto';
import { DocumentInvalid, NodeLocked, OperationConflict, RevisionConflict } from '../errors';
import type { Store } from '../openStore';
import { applyOperations } from '../operations/applyOperations';
import type { Operation } from '../operations/operation';
import { patchDraft } from '../patchDraft';
import { writeAudit } from '../writeAudit';
import { readDraftsWith, type DraftRead } from './findInDrafts';
import { planChange, textOfChange, type BulkChange } from './planChange';

/** What a change would be on one draft. */
export interface PlannedDraft extends Omit<DraftRead, 'document'> {
  operations: Operation[];
  /** What takes it back. */
  undo: Operation[];
}

/** How a change went on one draft. */
export type ChangedDraft =
  | { id: string; done: true; rev: number; undo: Operation[] }
  /** Nothing was written: the message says why. */
  | { id: string; done: false; message: string };

/** What a change would be, draft by draft, for a look before it is made. */
export async function planDrafts(store: Store, change: BulkChange): Promise<PlannedDraft[]> {
  const drafts = await readDraftsWith(store, textOfChange(change));
  return drafts.flatMap(({ document, ...draft }) => {
    const operations = planChange(document, change);
    if (operations.length === 0) return [];
    return [{ ...draft, operations, undo: applyOperations(document, operations).inverse }];
  });
}

/**
 * Makes a change on the drafts that somebody chose from the plan, as they are by now. One that can't be
 * changed does not keep the others from it.
 */
export async function changeDrafts(
  store: Store,
  input: {
    change: BulkChange;
    drafts: readonly { id: string; mayUnlock: boolean }[];
    author: string;
    website: string;
  },
): Promise<ChangedDraft[]> {
  const { change, drafts, author, website } = input;
  const chosen = new Map(drafts.map((draft) => [draft.id, draft]));
  const planned = await planDrafts(store, change);
  const outcomes: ChangedDraft[] = [];
  for (const { id, rev: baseRev, operations, undo } of planned) {
    const draft = chosen.get(id);
    if (!draft) continue;
    const { mayUnlock } = draft;
    const batch = randomUUID();
    try {
      const patch = { documentId: id, baseRev, operations, author, batch, mayUnlock };
      const { rev } = await patchDraft(store, patch);
      outcomes.push({ id, done: true, rev, undo });
    } catch (error) {
      if (!isForeseen(error)) throw error;
      outcomes.push({ id, done: false, message: error.message });
    }
  }
  const done = outcomes.filter((outcome) => outcome.done).map(({ id }) => id);
  if (done.length > 0)
    await writeAudit(store, {
      actor: author,
      action: 'change-drafts',
      website,
      detail: { change, documents: done },
    });
  return outcomes;
}

/** What others did, or a lock, is told for that draft alone. */
function isForeseen(error: unknown): error is Error {
  return [OperationConflict, RevisionConflict, NodeLocked, DocumentInvalid].some(
    (kind) => error instanceof kind,
  );
}
