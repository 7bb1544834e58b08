import type { ChainNode, Node, PageDocument } from '../document';
import type { Place } from './operation';

/** The sections of a page, by name: what operations change. */
export type Sections = PageDocument['sections'];

/** A node with the list that it stands in. */
export interface Found {
  node: Node;
  siblings: readonly Node[];
  index: number;
  in: Place['in'];
}

/** A node of a page by its id; null when it has none. */
export function findNode(sections: Sections, id: string): Found | null {
  for (const [section, nodes] of Object.entries(sections)) {
    const found = findIn(nodes, id, { section });
    if (found) return found;
    for (const chain of nodes) {
      if (chain.kind !== 'chain') continue;
      const child = findIn(chain.children, id, { chain: chain.id });
      if (child) return child;
    }
  }
  return null;
}

/** Where a node stands now. */
export function placeOf({ siblings, index, in: parent }: Found): Place {
  return { in: parent, before: siblings[index + 1]?.id ?? null };
}

/** The nodes in a section (none where the page has no such section) or chain; null without such a chain. */
export function childrenOf(sections: Sections, parent: Place['in']): readonly Node[] | null {
  if ('section' in parent) return own(sections, parent.section) ?? [];
  const chain = findNode(sections, parent.chain)?.node;
  return chain?.kind === 'chain' ? chain.children : null;
}

/** The sections with other nodes in one section or chain, which is there. */
export function withChildren(
  sections: Sections,
  parent: Place['in'],
  children: readonly Node[],
): Sections {
  if ('section' in parent) return { ...sections, [parent.section]: [...children] };
  return replaceNode(sections, parent.chain, (node) =>
    node.kind === 'chain' ? { ...node, children: children as ChainNode['children'] } : node,
  );
}

/** The sections with another node in the place of one. */
export function replaceNode(
  sections: Sections,
  id: string,
  change: (node: Node) => Node,
): Sections {
  const visit = (node: Node): Node => {
    if (node.id === id) return change(node);
    if (node.kind !== 'chain' || !node.children.some((child) => child.id === id)) return node;
    return { ...node, children: node.children.map(visit) as ChainNode['children'] };
  };
  return Object.fromEntries(
    Object.entries(sections).map(([section, nodes]) => [section, nodes.map(visit)]),
  );
}

function findIn(siblings: readonly Node[], id: string, parent: Place['in']): Found | null {
  const index = siblings.findIndex((node) => node.id === id);
  const node = siblings[index];
  return node ? { node, siblings, index, in: parent } : null;
}

function own(sections: Sections, name: string): readonly Node[] | undefined {
  return Object.hasOwn(sections, name) ? sections[name] : undefined;
}
