import { OperationRefused, type Operation } from '../../../document/operations/operation';
import type { Conflict } from '../../../document/operations/rebaseOperations';
import { findNode, placeOf } from '../../../document/operations/tree';
import type { Editing } from './editing';
import { edit } from './steps';

/** Settles a conflict with what others made of it. */
export function chooseTheirs(editing: Editing, conflict: Conflict): Editing {
  return { ...editing, conflicts: editing.conflicts.filter((other) => other !== conflict) };
}

/**
 * Settles a conflict with one's own: it is done on top of what others did. A node that they deleted comes
 * back as it was before, with the change.
 * @param before the page as this editor saw it
 */
export function chooseMine(
  editing: Editing,
  conflict: Conflict,
  before: Editing['document'],
  at: number,
): Editing {
  const settled = chooseTheirs(editing, conflict);
  const { operation } = conflict;
  const step = { name: 'Keep my change', at };
  try {
    return edit(settled, operationsFor(settled, operation, before), step);
  } catch (error) {
    // What it was done to is gone on both sides: there is nothing left to keep.
    if (error instanceof OperationRefused) return settled;
    throw error;
  }
}

function operationsFor(
  { document }: Editing,
  operation: Operation,
  before: Editing['document'],
): Operation[] {
  if (!('id' in operation) || findNode(document.sections, operation.id)) return [operation];
  const lost = findNode(before.sections, operation.id);
  if (!lost) return [operation];
  const parent = lost.in;
  const isParentThere = 'section' in parent || findNode(document.sections, parent.chain) !== null;
  const section = Object.keys(before.sections)[0] ?? '';
  const place = isParentThere ? placeOf(lost) : { in: { section }, before: null };
  return [{ op: 'insert', node: lost.node, place }, operation];
}
