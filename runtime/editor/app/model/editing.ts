import type { PageDocument } from '../../../document/document';
import { applyOperations } from '../../../document/operations/applyOperations';
import { diffDocuments } from '../../../document/operations/diffDocuments';
import type { Operation } from '../../../document/operations/operation';
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
