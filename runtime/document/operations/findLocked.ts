import type { Node, PageDocument } from '../document';
import type { Variants } from '../variants';
import { applyOperations } from './applyOperations';
import { isSame } from './diffDocuments';
import type { Operation } from './operation';
import { findNode, type Sections } from './tree';

/** The first node that is locked and that operations would change; null when there is none. */
export function findLocked(
  document: PageDocument,
  operations: readonly Operation[],
): string | null {
  let current = document;
  for (const operation of operations) {
    const locked = lockedBy(current.sections, operation);
    if (locked !== null) return locked;
    current = applyOperations(current, [operation]).document;
  }
  return null;
}

function lockedBy(sections: Sections, operation: Operation): string | null {
  switch (operation.op) {
    case 'setPage':
      return null;
    case 'insert':
      return [operation.node, ...childrenOf(operation.node)].some(({ locked }) => locked)
        ? operation.node.id
        : lockedChain(sections, operation.place.in);
    case 'move':
      return lockedWhole(sections, operation.id) ?? lockedChain(sections, operation.place.in);
    case 'delete': {
      const node = findNode(sections, operation.id)?.node;
      const held = node ? [node, ...childrenOf(node)].find(({ locked }) => locked) : undefined;
      return held?.id ?? lockedWhole(sections, operation.id);
    }
    case 'set': {
      const { id, path } = operation;
      if (path[0] === 'locked') return id;
      const node = findNode(sections, id)?.node;
      const fields = Array.isArray(node?.locked) ? node.locked : [];
      const isField =
        (path[0] === 'fields' && fields.includes(path[1])) ||
        (path[0] === 'variants' && changesVariants(node, operation.value, fields));
      return isField ? id : lockedWhole(sections, id);
    }
  }
}

/** Whether variants would hold something else in some fields than they do. */
function changesVariants(
  node: Node | undefined,
  next: unknown,
  fields: readonly string[],
): boolean {
  const held = (variants: unknown) =>
    (variants as Variants | undefined)?.cases?.flatMap((one) => {
      const own = fields.filter((field) => Object.hasOwn(one.fields ?? {}, field));
      return own.map((field) => [one.id, one.when, field, one.fields[field]]);
    }) ?? [];
  const before = node?.kind === 'feature' ? node.variants : undefined;
  return !isSame(held(before), held(next));
}

const childrenOf = (node: Node): readonly Node[] => (node.kind === 'chain' ? node.children : []);

/** A node that is locked as a whole, or stands in a chain that is. */
function lockedWhole(sections: Sections, id: string): string | null {
  const found = findNode(sections, id);
  if (!found) return null;
  return found.node.locked === true ? id : lockedChain(sections, found.in);
}

function lockedChain(sections: Sections, parent: { section: string } | { chain: string }) {
  if ('section' in parent) return null;
  return findNode(sections, parent.chain)?.node.locked === true ? parent.chain : null;
}
