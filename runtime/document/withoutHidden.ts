import type { Node, PageDocument } from './document';

/** A document as readers get it: without the blocks that editors have hidden, and what these hold. */
export function withoutHidden(document: PageDocument): PageDocument {
  const isShown = (node: Node) => !node.hidden;
  const sections = Object.entries(document.sections).map(([name, nodes]) => [
    name,
    nodes
      .filter(isShown)
      .map((node) =>
        node.kind === 'chain' ? { ...node, children: node.children.filter(isShown) } : node,
      ),
  ]);
  return { ...document, sections: Object.fromEntries(sections) as PageDocument['sections'] };
}
