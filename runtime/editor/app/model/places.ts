import type { Node, PageDocument } from '../../../document/document';
import type { Place } from '../../../document/operations/operation';
import { childrenOf, findNode, placeOf } from '../../../document/operations/tree';

/** Sections in the order of the layout, then those that it does not have but the page does. */
export function sectionNames(document: PageDocument, layout: readonly string[]): string[] {
  const others = Object.entries(document.sections)
    .filter(([name, nodes]) => !layout.includes(name) && nodes.length > 0)
    .map(([name]) => name);
  return [...layout, ...others];
}

/** Whether all of these may stand there: a chain holds features only. */
export function mayStand(nodes: readonly Pick<Node, 'kind'>[], parent: Place['in']): boolean {
  return 'section' in parent || nodes.every(({ kind }) => kind === 'feature');
}

/** Nodes among these that no other one of them holds, in the order of the page. */
export function outermost(document: PageDocument, ids: ReadonlySet<string>): Node[] {
  return Object.values(document.sections)
    .flat()
    .flatMap((node) => {
      if (ids.has(node.id)) return [node];
      return node.kind === 'chain' ? node.children.filter(({ id }) => ids.has(id)) : [];
    });
}

/** Right behind a node; null where there is no such node. */
export function placeAfter(document: PageDocument, id: string): Place | null {
  const found = findNode(document.sections, id);
  return found && placeOf(found);
}

export const endOf = (parent: Place['in']): Place => ({ in: parent, before: null });

/**
 * Where something new goes when this is chosen: into a chain that was chosen, behind a feature, at the end
 * of the first section.
 */
export function placeForNew(
  document: PageDocument,
  { kind }: Pick<Node, 'kind'>,
  chosen: string | null,
  sections: readonly string[],
): Place {
  const found = chosen === null ? null : findNode(document.sections, chosen);
  const first = endOf({ section: sections.includes('main') ? 'main' : (sections[0] ?? 'main') });
  if (!found) return first;
  if (found.node.kind === 'chain' && kind === 'feature') return endOf({ chain: found.node.id });
  if ('chain' in found.in && kind === 'chain') return placeAfter(document, found.in.chain) ?? first;
  return placeOf(found);
}

/**
 * One step up or down: past a neighbor, and at the end into the next section or out of the chain; null
 * where there is nowhere to go.
 */
export function stepPlace(
  document: PageDocument,
  id: string,
  by: -1 | 1,
  sections: readonly string[],
): Place | null {
  const found = findNode(document.sections, id);
  if (!found) return null;
  const { siblings, index, in: parent } = found;
  const previous = siblings[index - 1];
  if (by < 0 && previous) return { in: parent, before: previous.id };
  if (by > 0 && index < siblings.length - 1)
    return { in: parent, before: siblings[index + 2]?.id ?? null };
  if ('chain' in parent) {
    const chain = findNode(document.sections, parent.chain);
    if (!chain) return null;
    return by < 0 ? { in: chain.in, before: parent.chain } : placeOf(chain);
  }
  const section = sections[sections.indexOf(parent.section) + by];
  if (section === undefined) return null;
  const first = childrenOf(document.sections, { section })?.[0]?.id ?? null;
  return { in: { section }, before: by < 0 ? null : first };
}
