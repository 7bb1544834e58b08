import { at, list, record, text } from '../../../../content/schemas/json';

/**
 * Types of the blocks that a chain holds, found by the chain's id in the page's tree; empty where the
 * tree doesn't hold it, as in a preview of the chain alone. Engines name a tree's levels differently,
 * so every list is looked into.
 */
export function childTypes(tree: unknown, id: string): string[] {
  const found = findNode(tree, id);
  return list(at(found, 'children')).map((child) => text(at(child, 'type')));
}

function findNode(node: unknown, id: string): unknown {
  const branches = Array.isArray(node) ? (node as unknown[]) : Object.values(record(node));
  for (const branch of branches) {
    if (typeof branch !== 'object' || branch === null) continue;
    if (at(branch, 'id') === id && Array.isArray(at(branch, 'children'))) return branch;
    const found = findNode(branch, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
