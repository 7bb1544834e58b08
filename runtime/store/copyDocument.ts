import { randomUUID } from 'node:crypto';
import { createDocument } from './createDocument';
import type { Node, PageDocument } from '../document/document';
import { NotFound } from './errors';
import type { Store } from './openStore';
import { readDraft } from './readDraft';

/**
 * A new document with the draft of another one, whose nodes get ids of their own.
 * @throws NotFound; AlreadyExists when a document has this id; DocumentInvalid.
 */
export async function copyDocument(
  store: Store,
  input: {
    documentId: string;
    as: Pick<PageDocument, 'id' | 'kind' | 'name'>;
    folder?: string;
    author: string;
  },
): Promise<PageDocument> {
  const { documentId, as, folder, author } = input;
  const draft = await readDraft(store, documentId);
  if (!draft) throw new NotFound(`There is no document "${documentId}".`);
  const document: PageDocument = { ...withNewIds(draft.document), ...as };
  await createDocument(store, { document, author, ...(folder ? { folder } : {}) });
  return document;
}

function withNewIds(document: PageDocument): PageDocument {
  const rename = <N extends Node>(node: N): N => ({
    ...node,
    id: randomUUID(),
    ...(node.kind === 'chain' ? { children: node.children.map(rename) } : {}),
  });
  return {
    ...document,
    sections: Object.fromEntries(
      Object.entries(document.sections).map(([name, nodes]) => [name, nodes.map(rename)]),
    ),
  };
}
