import type { Node, PageDocument } from './document';
import type { Place } from './operations/operation';
import { findNode } from './operations/tree';

/** Where a block may stand (blocks.json). */
export interface PlacementRule {
  /** Names of sections; null for any. What a chain holds stands in the chain's section. */
  sections: readonly string[] | null;
  /** At most one on a page. */
  once: boolean;
}

export const ANYWHERE: PlacementRule = { sections: null, once: false };

/**
 * Why a block may not stand in a section of a page, in words that follow its name; null where it may.
 * A block of the page that is moved is no second one.
 */
export function whyNotThere(
  document: Pick<PageDocument, 'sections'>,
  node: Pick<Node, 'id' | 'kind' | 'type'>,
  section: string,
  { sections, once }: PlacementRule,
): string | null {
  if (sections && !sections.includes(section)) return `stands in ${listOf(sections)} only`;
  return once && hasOther(document, node) ? 'stands on a page once' : null;
}

/** The section of a place; null for a chain that is gone. */
export function sectionOf(document: PageDocument, place: Place['in']): string | null {
  if ('section' in place) return place.section;
  const chain = findNode(document.sections, place.chain);
  return chain && 'section' in chain.in ? chain.in.section : null;
}

function hasOther(
  { sections }: Pick<PageDocument, 'sections'>,
  { id, kind, type }: Pick<Node, 'id' | 'kind' | 'type'>,
): boolean {
  const nodes = Object.values(sections).flat();
  const all = nodes.flatMap((node) => (node.kind === 'chain' ? [node, ...node.children] : [node]));
  return all.some((other) => other.kind === kind && other.type === type && other.id !== id);
}

function listOf(sections: readonly string[]): string {
  const names = sections.map((section) => `“${section}”`);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}
