import type { PageDocument } from '../document';
import { applyOperations, valueAt, type Applied } from './applyOperations';
import { isSame } from './diffDocuments';
import { OperationRefused, type Operation } from './operation';
import { findNode } from './tree';

/** What others did in the meantime to the very thing that an operation is about. */
export type Conflict =
  /** Both set the same field (or part of the page), to different values. */
  | { kind: 'value'; operation: Operation; theirs: unknown }
  /** Both moved the same node. */
  | { kind: 'place'; operation: Operation }
  /** They deleted what the operation changes, or the chain that it goes to. */
  | { kind: 'gone'; operation: Operation }
  /** They changed what the operation deletes. */
  | { kind: 'changed'; operation: Operation };

/** Operations as they were done to the page as it is by now. */
export interface Rebased extends Applied {
  operations: Operation[];
  /** With any of these nothing is to be saved: people choose. */
  conflicts: Conflict[];
}

/**
 * Does operations that were meant for an earlier state of a page to the state that others made of it.
 * What both did alike is done once.
 * @param current the page with `theirs` done
 */
export function rebaseOperations(
  current: PageDocument,
  theirs: readonly Operation[],
  mine: readonly Operation[],
): Rebased {
  const operations: Operation[] = [];
  const conflicts: Conflict[] = [];
  const inverse: Operation[] = [];
  let document = current;
  // What I have done myself since is not theirs any more.
  const settled = new Set<string>();
  for (const operation of mine) {
    const key = subjectOf(operation);
    const conflict = settled.has(key) ? null : findConflict(document, theirs, operation);
    if (conflict === 'same') continue;
    if (conflict) {
      conflicts.push(conflict);
      continue;
    }
    try {
      const applied = applyOperations(document, [operation]);
      document = applied.document;
      inverse.unshift(...applied.inverse);
      operations.push(operation);
      settled.add(key);
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
      conflicts.push({ kind: 'gone', operation });
    }
  }
  return { document, inverse, operations, conflicts };
}

function findConflict(
  document: PageDocument,
  theirs: readonly Operation[],
  mine: Operation,
): Conflict | 'same' | null {
  switch (mine.op) {
    case 'insert':
      return null;
    case 'delete':
      return conflictOfDelete(document, theirs, mine);
    case 'move': {
      const moved = theirs.some((other) => other.op === 'move' && other.id === mine.id);
      if (!moved) return null;
      const last = theirs.findLast((other) => other.op === 'move' && other.id === mine.id);
      return isSame(last, mine) ? 'same' : { kind: 'place', operation: mine };
    }
    case 'set':
    case 'setPage': {
      const key = subjectOf(mine);
      if (!theirs.some((other) => subjectOf(other) === key)) return null;
      const target = mine.op === 'set' ? findNode(document.sections, mine.id)?.node : document;
      if (!target) return { kind: 'gone', operation: mine };
      const value = valueAt(target, mine.path);
      return isSame(value, mine.value) ? 'same' : { kind: 'value', operation: mine, theirs: value };
    }
  }
}

/** A node that someone still works on is not deleted without a word; nor is one that others put into it. */
function conflictOfDelete(
  document: PageDocument,
  theirs: readonly Operation[],
  mine: Operation & { op: 'delete' },
): Conflict | 'same' | null {
  const node = findNode(document.sections, mine.id)?.node;
  if (!node) return 'same';
  const ids = new Set([
    mine.id,
    ...(node.kind === 'chain' ? node.children.map(({ id }) => id) : []),
  ]);
  const isChanged = theirs.some((other) => {
    if (other.op === 'setPage') return false;
    if (other.op === 'insert') return ids.has(other.node.id);
    return ids.has(other.id);
  });
  return isChanged ? { kind: 'changed', operation: mine } : null;
}

/** What an operation decides: two with the same subject can't both have their way. */
function subjectOf(operation: Operation): string {
  switch (operation.op) {
    case 'insert':
      return JSON.stringify(['place', operation.node.id]);
    case 'move':
      return JSON.stringify(['place', operation.id]);
    case 'delete':
      return JSON.stringify(['delete', operation.id]);
    case 'set':
      return JSON.stringify(['set', operation.id, ...operation.path]);
    case 'setPage':
      return JSON.stringify(['page', ...operation.path]);
  }
}
