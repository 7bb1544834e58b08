import { randomUUID } from 'node:crypto';
import { DocumentInvalid, NodeLocked } from '../../document/errors';
import { OperationConflict, RevisionConflict } from '../errors';
import type { Node } from '../../document/document';
import { listNodes } from '../../document/listNodes';
import type { Store } from '../openStore';
import { applyOperations } from '../../document/operations/applyOperations';
import type { Operation } from '../../document/operations/operation';
import { patchDraft } from '../patchDraft';
import { writeAudit } from '../writeAudit';
import { readDraftsWith, type DraftRead } from './findInDrafts';
import { planChange, textOfChange, type BulkChange } from '../../document/change/planChange';

/** What a change would be on one draft. */
export interface PlannedDraft extends Omit<DraftRead, 'document'> {
  operations: Operation[];
  /** What takes it back. */
  undo: Operation[];
  /** The blocks that it concerns, as they are: rows without what they hold. */
  nodes: Node[];
}

/** How a change went on one draft. */
export type ChangedDraft =
  | { id: string; done: true; rev: number; undo: Operation[] }
  /** Nothing was written: the message says why. `gone`: it holds nothing to change by now. */
  | { id: string; done: false; reason: UndoneReason; message: string };

export type UndoneReason = 'conflict' | 'locked' | 'refused' | 'gone';

/** What a change would be, draft by draft, for a look before it is made. */
export async function planDrafts(store: Store, change: BulkChange): Promise<PlannedDraft[]> {
  const drafts = await readDraftsWith(store, textOfChange(change));
  return drafts.flatMap(({ document, ...draft }) => {
    const operations = planChange(document, change);
    if (operations.length === 0) return [];
    const ids = new Set(operations.map((operation) => ('id' in operation ? operation.id : null)));
    const nodes = listNodes(document)
      .filter(({ id }) => ids.has(id))
      .map((node) => (node.kind === 'chain' ? { ...node, children: [] } : node));
    const undo = applyOperations(document, operations).inverse;
    return [{ ...draft, operations, undo, nodes }];
  });
}

/**
 * Makes a change on the drafts that somebody chose from the plan, as they are by now. One that can't be
 * changed does not keep the others from it, and is told of.
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
  const planned = new Map((await planDrafts(store, change)).map((draft) => [draft.id, draft]));
  const outcomes: ChangedDraft[] = [];
  for (const { id, mayUnlock } of drafts) {
    const plan = planned.get(id);
    if (!plan) {
      const message = 'It holds nothing to change any more.';
      outcomes.push({ id, done: false, reason: 'gone', message });
      continue;
    }
    const { rev: baseRev, operations, undo } = plan;
    const batch = randomUUID();
    try {
      const patch = { documentId: id, baseRev, operations, author, batch, mayUnlock };
      const { rev } = await patchDraft(store, patch);
      outcomes.push({ id, done: true, rev, undo });
    } catch (error) {
      const reason = reasonOf(error);
      if (!reason) throw error;
      outcomes.push({ id, done: false, reason, message: (error as Error).message });
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

/** What others did, or a lock, is told for that draft alone; null for what nobody foresaw. */
function reasonOf(error: unknown): UndoneReason | null {
  if (error instanceof OperationConflict || error instanceof RevisionConflict) return 'conflict';
  if (error instanceof NodeLocked) return 'locked';
  return error instanceof DocumentInvalid ? 'refused' : null;
}
