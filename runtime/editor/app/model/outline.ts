import type { Node, PageDocument } from '../../../document/document';
import type { Place } from '../../../document/operations/operation';
import type { TreeItem } from '../../../ui/moveInTree';
import { endOf, sectionNames } from './places';

/** A row of the outline: a section, or a node. */
export interface OutlineRow extends TreeItem {
  /** The node; null for a section. */
  node: Node | null;
  /** Name of the section that it is, or is in. */
  section: string;
  /** Whether the layout shows the section. */
  isShown: boolean;
  position: number;
  count: number;
  parent: Place['in'] | null;
  /** Id of the sibling behind it. */
  next: string | null;
}

/** Key of a section's row: no node has such an id. */
export const sectionKey = (name: string): string => `section:${name}`;

/** The section of a row's key; null for that of a node. */
export const sectionOfKey = (key: string): string | null =>
  key.startsWith('section:') ? key.slice('section:'.length) : null;

/** The rows that can be seen, top down. */
export function listRows(
  document: PageDocument,
  layout: readonly string[],
  closed: ReadonlySet<string>,
): OutlineRow[] {
  const names = sectionNames(document, layout);
  return names.flatMap((section, at) => {
    const isShown = layout.includes(section);
    const nodes = document.sections[section] ?? [];
    const key = sectionKey(section);
    const isOpen = nodes.length > 0 ? !closed.has(key) : null;
    const head: OutlineRow = {
      key,
      level: 1,
      isOpen,
      node: null,
      section,
      isShown,
      position: at + 1,
      count: names.length,
      parent: null,
      next: null,
    };
    const row = (
      node: Node,
      level: number,
      index: number,
      siblings: readonly Node[],
      parent: Place['in'],
    ): OutlineRow[] => {
      const children = node.kind === 'chain' ? node.children : [];
      const own: OutlineRow = {
        key: node.id,
        level,
        isOpen: children.length > 0 ? !closed.has(node.id) : null,
        node,
        section,
        isShown,
        position: index + 1,
        count: siblings.length,
        parent,
        next: siblings[index + 1]?.id ?? null,
      };
      if (!own.isOpen) return [own];
      const inside = { chain: node.id };
      return [
        own,
        ...children.flatMap((child, place) => row(child, level + 1, place, children, inside)),
      ];
    };
    if (!isOpen) return [head];
    return [head, ...nodes.flatMap((node, index) => row(node, 2, index, nodes, { section }))];
  });
}

/** A place in the outline, and the row at whose edge its line stands. */
export interface OutlineDrop {
  place: Place;
  key: string;
  edge: 'before' | 'after' | 'into';
}

/**
 * Where something goes that is dropped on a row.
 * @param part how far down the row, 0 to 1
 */
export function dropOnRow(
  row: OutlineRow,
  part: number,
  kinds: readonly Node['kind'][],
): OutlineDrop {
  const { node, key, section, parent } = row;
  if (!node || !parent) {
    return { place: endOf({ section }), key, edge: 'into' };
  }
  const isFeaturesOnly = kinds.every((kind) => kind === 'feature');
  if (node.kind === 'chain' && isFeaturesOnly && part > 0.25 && part < 0.75)
    return { place: endOf({ chain: node.id }), key, edge: 'into' };
  if (part < 0.5) return { place: { in: parent, before: node.id }, key, edge: 'before' };
  return { place: { in: parent, before: row.next }, key, edge: 'after' };
}
