import type { BlockLink, Node, PageDocument } from './document';
import { listNodes } from './listNodes';

export interface Expanded {
  document: PageDocument;
  /** Links with nothing behind them: readers see nothing in their place. */
  missing: { nodeId: string; link: BlockLink }[];
}

/**
 * A page with the linked blocks in the places that show them. What stands on the page itself, in fields,
 * content and variants, counts before what the block has. What a linked chain holds gets ids of its own there,
 * `<node>.<child>`, so that one chain may be shown twice.
 * @param find the document of a linked block; null when there is none to show
 */
export function expandLinks(
  document: PageDocument,
  find: (link: BlockLink) => PageDocument | null,
): Expanded {
  if (!listLinks(document).length) return { document, missing: [] };
  const missing: Expanded['missing'] = [];
  const follow = <N extends Node>(node: N): N[] => {
    if (!node.linked) return [node];
    const block = blockOf(find(node.linked), node.kind);
    if (block) return [showOn(node, block)];
    missing.push({ nodeId: node.id, link: node.linked });
    return [];
  };
  const sections = Object.entries(document.sections).map(([name, nodes]) => [
    name,
    nodes
      .flatMap(follow)
      .map((node) =>
        node.kind === 'chain' ? { ...node, children: node.children.flatMap(follow) } : node,
      ),
  ]);
  return {
    document: { ...document, sections: Object.fromEntries(sections) as PageDocument['sections'] },
    missing,
  };
}

/** The links of a page, each node's. */
export function listLinks(document: PageDocument): BlockLink[] {
  return listNodes(document).flatMap(({ linked }) => (linked ? [linked] : []));
}

/** The block of a linked block's document, of the kind that stands on the page. */
function blockOf<K extends Node['kind']>(
  document: PageDocument | null,
  kind: K,
): Extract<Node, { kind: K }> | null {
  const node = document ? Object.values(document.sections).flat()[0] : undefined;
  return node?.kind === kind ? (node as Extract<Node, { kind: K }>) : null;
}

function showOn<N extends Node>(place: N, block: Node): N {
  const { id, fields, label, hidden, locked, linked } = place;
  const { content, variants } = place.kind === 'feature' ? place : {};
  const addsNothing = Object.keys(fields).length === 0 && !content && !variants;
  const isWhole = addsNothing && linked?.version === undefined;
  return {
    ...block,
    id,
    linked: isWhole ? { ...linked, isWhole } : linked,
    fields: { ...block.fields, ...fields },
    ...(label ? { label } : {}),
    ...(hidden ? { hidden } : {}),
    ...(locked ? { locked } : {}),
    ...(content ? { content } : {}),
    ...(variants ? { variants } : {}),
    ...(block.kind === 'chain'
      ? { children: block.children.map((child) => ({ ...child, id: `${id}.${child.id}` })) }
      : {}),
  } as N;
}
