import type { Node, PageDocument } from '../../../document/document';
import { findNode, replaceNode, type Sections } from '../../../document/operations/tree';

/**
 * What a canvas may show of a page while someone types in one of its blocks: that block stays as it is
 * shown, all others are as they are by now. Where blocks came, went or moved around it, the places of
 * all stay for so long, as moving an element would take the caret out of it.
 */
export function holdNode(shown: PageDocument, next: PageDocument, id: string): PageDocument {
  if (!findNode(shown.sections, id)) return next;
  const { layout, outputType, meta } = shown;
  const page = { ...next, layout, meta, ...(outputType === undefined ? {} : { outputType }) };
  const { sections: before } = shown;
  if (hasSamePlaces(shown, next)) return { ...page, sections: putBack(next.sections, before, id) };
  const sections = Object.entries(before).map(([name, nodes]) => [
    name,
    nodes.map((node) => asByNow(node, next)),
  ]);
  return { ...page, sections: putBack(Object.fromEntries(sections), before, id) };
}

/** The block as it is shown, and the chain around it, as a chain is drawn with what it holds. */
function putBack(sections: Sections, shown: Sections, id: string): Sections {
  const found = findNode(shown, id);
  if (!found) return sections;
  const { node, in: parent } = found;
  const held = replaceNode(sections, id, (now) => keepOwn(node, now));
  if ('section' in parent) return held;
  const chain = findNode(shown, parent.chain)?.node;
  return chain ? replaceNode(held, chain.id, (now) => keepOwn(chain, now)) : held;
}

const keepOwn = (node: Node, now: Node): Node =>
  node.kind === 'chain' && now.kind === 'chain' ? { ...node, children: now.children } : node;

const idsOf = (nodes: readonly Node[]): unknown[] =>
  nodes.map((node) => (node.kind === 'chain' ? [node.id, idsOf(node.children)] : node.id));

function hasSamePlaces(one: PageDocument, other: PageDocument): boolean {
  const places = ({ sections }: PageDocument) =>
    JSON.stringify(
      Object.entries(sections)
        .filter(([, nodes]) => nodes.length > 0)
        .map(([name, nodes]) => [name, idsOf(nodes)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return places(one) === places(other);
}

/** A block where it stands, with what it has become. */
function asByNow(node: Node, next: PageDocument): Node {
  const now = findNode(next.sections, node.id)?.node;
  if (now?.kind !== node.kind) return node;
  if (node.kind !== 'chain' || now.kind !== 'chain') return now;
  const children = node.children.map((child) => asByNow(child, next) as typeof child);
  return { ...now, children };
}
