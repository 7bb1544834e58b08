export const HOME = '/pf/editor';
export const ADDRESSES = `${HOME}/addresses`;
export const COLLECTIONS = `${HOME}/collections`;

/** Address at which a collection is ordered. */
export const collectionPath = (id: string): string => `${COLLECTIONS}/${encodeURIComponent(id)}`;
export const FIND = `${HOME}/find`;
export const LOG = `${HOME}/log`;
export const PEOPLE = `${HOME}/people`;

/** Address at which a document is edited. */
export const pathOf = (documentId: string): string =>
  `${HOME}/pages/${encodeURIComponent(documentId)}`;

/** The document that an address of the application names; null for the list of all. */
export function documentIn(path: string): string | null {
  const id = /^\/pf\/editor\/pages\/([^/]+)$/.exec(path)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Address at which a document is edited, with one of its blocks chosen. */
export const nodePath = (documentId: string, nodeId: string): string =>
  `${pathOf(documentId)}#node=${encodeURIComponent(nodeId)}`;

/** The block that an address of a document names; null for none. */
export function nodeIn(hash: string): string | null {
  const id = /^#node=(.+)$/.exec(hash)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Address at which everything is found that uses something. */
export const usesPath = (kind: string, value: string): string =>
  `${FIND}?${new URLSearchParams({ kind, value })}`;
