import type { PageDocument } from '../document';
import { NodeLocked } from '../errors';
import { findLocked } from './findLocked';
import type { Operation } from './operation';

/**
 * An author can't lift a lock in one operation and use that in the next.
 * @throws NodeLocked when operations would change what is locked.
 */
export function requireUnlocked(document: PageDocument, operations: readonly Operation[]): void {
  const locked = findLocked(document, operations);
  if (locked !== null) throw new NodeLocked(locked);
}
