import type { Node, PageDocument } from '../../../document/document';
import type { Operation } from '../../../document/operations/operation';
import { findNode, type Found } from '../../../document/operations/tree';
import { copyNodes } from './operationsFor';

/** The document of a linked block that is made of a block on a page, in the section where it stands. */
export function blockDocumentOf(
  page: PageDocument,
  node: Node,
  { id, name, newId }: { id: string; name: string; newId: () => string },
): PageDocument {
  const { label: _label, hidden: _hidden, locked: _locked, ...block } = node;
  return {
    id,
    kind: 'block',
    name,
    layout: page.layout,
    meta: {},
    sections: { [sectionOf(page, node.id)]: copyNodes([block], newId) },
  };
}

/** What puts a link to a block's document into the place of a node, and takes the node away. */
export function linkNode(
  page: PageDocument,
  node: Node,
  documentId: string,
  newId: () => string,
): { operations: Operation[]; id: string } {
  const { kind, type, label, hidden } = node;
  const base = {
    id: newId(),
    type,
    fields: {},
    linked: { document: documentId },
    ...(label ? { label } : {}),
    ...(hidden ? { hidden } : {}),
  };
  const link: Node = kind === 'chain' ? { kind, ...base, children: [] } : { kind, ...base };
  return { operations: replace(page, node, link), id: link.id };
}

/** What puts a copy of the linked block into the place of a link: from then on it is this page's own. */
export function unlinkNode(
  page: PageDocument,
  node: Node,
  block: Node,
  newId: () => string,
): { operations: Operation[]; id: string } {
  const { label, hidden, locked, fields } = node;
  const [copy = block] = copyNodes([block], newId);
  const content = node.kind === 'feature' ? node.content : undefined;
  const own = {
    ...copy,
    fields: { ...copy.fields, ...fields },
    ...(label ? { label } : {}),
    ...(hidden ? { hidden } : {}),
    ...(locked ? { locked } : {}),
    ...(content ? { content } : {}),
  } as Node;
  return { operations: replace(page, node, own), id: own.id };
}

function replace(page: PageDocument, node: Node, other: Node): Operation[] {
  const { in: parent } = need(page, node.id);
  return [
    { op: 'insert', node: other, place: { in: parent, before: node.id } },
    { op: 'delete', id: node.id },
  ];
}

function sectionOf(page: PageDocument, id: string): string {
  const { in: parent } = need(page, id);
  return 'section' in parent ? parent.section : sectionOf(page, parent.chain);
}

function need(page: PageDocument, id: string): Found {
  const found = findNode(page.sections, id);
  if (!found) throw new Error(`"${id}" is not on the page.`);
  return found;
}
