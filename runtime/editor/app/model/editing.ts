import type { PageDocument } from '../../../document/document';
import { applyOperations } from '../../../document/operations/applyOperations';
import { diffDocuments } from '../../../document/operations/diffDocuments';
import { OperationRefused, type Operation } from '../../../document/operations/operation';
import { rebaseOperations, type Conflict } from '../../../document/operations/rebaseOperations';

/** Something that an editor did, which can be taken back. */
export interface Step {
  /** For people: "Move Story Card". */
  name: string;
  /** What takes it back; or, taken back, does it again. */
  operations: readonly Operation[];
  /** What was typed under one key within a moment is one step; null for what always is its own. */
  key: string | null;
  /** ms since 1970. */
  at: number;
}

/** Operations on their way to the server: one that is sent twice is done once. */
export interface Batch {
  id: string;
  operations: readonly Operation[];
}

/** A page that is being edited: `document` is `base` with `sent` and then `pending` done. */
export interface Editing {
  /** The draft as the server has it, and its revision. */
  base: PageDocument;
  rev: number;
  sent: Batch | null;
  pending: readonly Operation[];
  document: PageDocument;
  undo: readonly Step[];
  redo: readonly Step[];
  /** What others and this editor did to the same things; theirs stands until someone chooses. */
  conflicts: readonly Conflict[];
}

/** ms in which further typing belongs to the same step. */
const TYPING_MS = 1000;

export const startEditing = (base: PageDocument, rev: number): Editing => ({
  base,
  rev,
  sent: null,
  pending: [],
  document: base,
  undo: [],
  redo: [],
  conflicts: [],
});

/**
 * Does something to the page.
 * @throws OperationRefused when it can't be done: nothing has then been done
 */
export function edit(
  editing: Editing,
  operations: readonly Operation[],
  { name, key = null, at }: { name: string; key?: string | null; at: number },
): Editing {
  const { document, inverse } = applyOperations(editing.document, operations);
  if (inverse.length === 0) return editing;
  const last = editing.undo.at(-1);
  const isTyping = key !== null && last?.key === key && at - last.at < TYPING_MS;
  const step: Step = { name, operations: isTyping ? last.operations : inverse, key, at };
  return {
    ...editing,
    document,
    pending: withPending(editing.pending, operations),
    undo: [...(isTyping ? editing.undo.slice(0, -1) : editing.undo), step],
    redo: [],
  };
}

/** Takes the last step back; what others made impossible is passed over, and said in `refused`. */
export function undo(editing: Editing): {
  editing: Editing;
  done: string | null;
  refused: boolean;
} {
  return goBack(editing, 'undo', 'redo');
}

export function redo(editing: Editing): {
  editing: Editing;
  done: string | null;
  refused: boolean;
} {
  return goBack(editing, 'redo', 'undo');
}

function goBack(editing: Editing, from: 'undo' | 'redo', to: 'undo' | 'redo') {
  const step = editing[from].at(-1);
  if (!step) return { editing, done: null, refused: false };
  const rest = editing[from].slice(0, -1);
  try {
    const { document, inverse } = applyOperations(editing.document, step.operations);
    return {
      editing: {
        ...editing,
        document,
        pending: withPending(editing.pending, step.operations),
        [from]: rest,
        [to]: [...editing[to], { ...step, operations: inverse, key: null }],
      },
      done: step.name,
      refused: false,
    };
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return { editing: { ...editing, [from]: rest }, done: step.name, refused: true };
  }
}

/** Puts what is pending on its way; the same where there is nothing, or something is on its way already. */
export function send(editing: Editing, id: string): Editing {
  if (editing.sent || editing.pending.length === 0) return editing;
  return { ...editing, sent: { id, operations: editing.pending }, pending: [] };
}

/**
 * What was sent is saved.
 * @param current the draft where others worked on it, too
 */
export function saved(editing: Editing, rev: number, current: PageDocument | null): Editing {
  const { base, sent } = editing;
  const mine = sent ? applyOperations(base, sent.operations).document : base;
  if (!current) return { ...editing, base: mine, rev, sent: null };
  return rebase({ ...editing, base: mine, sent: null }, current, rev);
}

/** Goes on from a draft that others made meanwhile. Where both did something to one thing, theirs stands. */
export function rebase(editing: Editing, current: PageDocument, rev: number): Editing {
  const mine = [...(editing.sent?.operations ?? []), ...editing.pending];
  const theirs = diffDocuments(editing.base, current);
  const { document, operations, conflicts } = rebaseOperations(current, theirs, mine);
  return {
    ...editing,
    base: current,
    rev,
    sent: null,
    pending: operations,
    document,
    conflicts: [...editing.conflicts, ...conflicts],
  };
}

/** A letter typed after another in one field is one operation. */
function withPending(
  pending: readonly Operation[],
  operations: readonly Operation[],
): readonly Operation[] {
  const [last, only] = [pending.at(-1), operations[0]];
  const isSame =
    operations.length === 1 &&
    last?.op === 'set' &&
    only?.op === 'set' &&
    last.id === only.id &&
    last.path.join('\n') === only.path.join('\n');
  return [...(isSame ? pending.slice(0, -1) : pending), ...operations];
}
