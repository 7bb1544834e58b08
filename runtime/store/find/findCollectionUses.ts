import type { DocumentKind, Node } from '../../document/document';
import { listNodes } from '../../document/listNodes';
import type { Store } from '../openStore';
import { usesCollection } from '../../document/change/collectionPlaces';
import { readDraftsWith } from './findInDrafts';

/** A draft that shows a collection, and the blocks that do. */
export interface CollectionUse {
  id: string;
  kind: DocumentKind;
  name: string;
  folder: string;
  nodes: { id: string; type: string; label: string | null }[];
}

/** The drafts with blocks that ask for a collection, by name. What is put away is left out. */
export async function findCollectionUses(store: Store, id: string): Promise<CollectionUse[]> {
  const drafts = await readDraftsWith(store, id);
  return drafts.flatMap(({ document, kind, name, folder, id: documentId }) => {
    const nodes = listNodes(document)
      .filter((node: Node) => node.kind === 'feature' || node.children.length === 0)
      .filter((node) => usesCollection(node, id))
      .map(({ id: nodeId, type, label }) => ({ id: nodeId, type, label: label ?? null }));
    return nodes.length > 0 ? [{ id: documentId, kind, name, folder, nodes }] : [];
  });
}
