import type { FeatureNode, Node, PageDocument } from '../../../document/document';
import type { NodePath, Operation, Place } from '../../../document/operations/operation';
import { findNode } from '../../../document/operations/tree';
import { endOf, mayStand, placeAfter } from './places';

/** A new block without fields: its defaults are what the block says. */
export function newNode(kind: Node['kind'], type: string, id: string): Node {
  return kind === 'chain'
    ? { kind, id, type, fields: {}, children: [] }
    : { kind, id, type, fields: {} };
}

/** Nodes as others of their kind: with ids of their own, and without locks. */
export function copyNodes(nodes: readonly Node[], newId: () => string): Node[] {
  return nodes.map((node) => copyNode(node, newId));
}

function copyNode<N extends Node>(node: N, newId: () => string): N {
  const { locked: _locked, ...rest } = node;
  const copy = { ...rest, id: newId() } as unknown as N;
  if (copy.kind === 'chain')
    return { ...copy, children: copy.children.map((child) => copyNode(child, newId)) };
  return copy;
}

/** Puts nodes at a place, in their order. Chains that would go into a chain go behind it. */
export function insertAt(
  document: PageDocument,
  nodes: readonly Node[],
  place: Place,
): Operation[] {
  const target = allowedPlace(document, nodes, place);
  return nodes.map((node) => ({ op: 'insert', node, place: target }));
}

/** Moves nodes to a place, in their order. */
export function moveTo(document: PageDocument, nodes: readonly Node[], place: Place): Operation[] {
  const moved = new Set(nodes.map(({ id }) => id));
  const target = withoutMoved(document, allowedPlace(document, nodes, place), moved);
  // A chain can't go into itself.
  if ('chain' in target.in && moved.has(target.in.chain)) return [];
  return nodes.map(({ id }) => ({ op: 'move', id, place: target }));
}

/** Copies right behind the last one. */
export function duplicate(
  document: PageDocument,
  nodes: readonly Node[],
  newId: () => string,
): { operations: Operation[]; copies: Node[] } {
  const last = nodes.at(-1);
  const place = last && placeAfter(document, last.id);
  if (!place) return { operations: [], copies: [] };
  const copies = copyNodes(nodes, newId);
  return { operations: insertAt(document, copies, place), copies };
}

export const remove = (nodes: readonly Node[]): Operation[] =>
  nodes.map(({ id }) => ({ op: 'delete', id }));

/** Hides all, or shows all if all are hidden. */
export function toggleHidden(nodes: readonly Node[]): Operation[] {
  const isShowing = nodes.every(({ hidden }) => hidden);
  return nodes.map(({ id }) => setOn(id, ['hidden'], isShowing ? undefined : true));
}

/** Sets a part of a node; undefined takes it away. */
export function setOn(id: string, path: NodePath, value: unknown): Operation {
  return value === undefined ? { op: 'set', id, path } : { op: 'set', id, path, value };
}

function allowedPlace(document: PageDocument, nodes: readonly Node[], place: Place): Place {
  if (mayStand(nodes, place.in) || !('chain' in place.in)) return place;
  const chain = findNode(document.sections, place.in.chain);
  return placeAfter(document, place.in.chain) ?? endOf(chain?.in ?? { section: 'main' });
}

/** The first sibling behind the place that stays where it is. */
function withoutMoved(
  document: PageDocument,
  { in: parent, before }: Place,
  moved: ReadonlySet<string>,
): Place {
  let next = before;
  while (next !== null && moved.has(next)) {
    const found = findNode(document.sections, next);
    next = found?.siblings[found.index + 1]?.id ?? null;
  }
  return { in: parent, before: next };
}

/** Whether JSON from the clipboard holds nodes, as far as that can be seen without the server. */
export function parseCopied(text: string): Node[] | null {
  try {
    const copied = JSON.parse(text) as { broadsheet?: unknown };
    return Array.isArray(copied.broadsheet) && copied.broadsheet.every(isNode)
      ? copied.broadsheet
      : null;
  } catch {
    return null;
  }
}

export const formatCopied = (nodes: readonly Node[]): string =>
  JSON.stringify({ broadsheet: nodes }, null, 2);

function isNode(value: unknown): value is Node {
  const node = value as Partial<FeatureNode> & { children?: unknown };
  const isBlock =
    typeof value === 'object' &&
    value !== null &&
    typeof node.type === 'string' &&
    typeof node.fields === 'object' &&
    node.fields !== null;
  if (!isBlock) return false;
  if ((node.kind as string) === 'chain')
    return Array.isArray(node.children) && node.children.every((child) => isFeature(child));
  return node.kind === 'feature';
}

const isFeature = (value: unknown): boolean =>
  isNode(value) && (value as { kind: string }).kind === 'feature';
