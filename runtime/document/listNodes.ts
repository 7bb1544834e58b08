import type { Node, PageDocument } from './document';

/** Every node of a document, chains before what they hold. */
export function listNodes(document: Pick<PageDocument, 'sections'>): Node[] {
  return Object.values(document.sections)
    .flat()
    .flatMap((node) => (node.kind === 'chain' ? [node, ...node.children] : [node]));
}
