export const HOME = '/pf/editor';
export const ADDRESSES = `${HOME}/addresses`;
export const COLLECTIONS = `${HOME}/collections`;

/** Address at which a collection is ordered. */
export const collectionPath = (id: string): string => `${COLLECTIONS}/${encodeURIComponent(id)}`;

/** Address at which a document is edited. */
export const pathOf = (documentId: string): string =>
  `${HOME}/pages/${encodeURIComponent(documentId)}`;

/** The document that an address of the application names; null for the list of all. */
export function documentIn(path: string): string | null {
  const id = /^\/pf\/editor\/pages\/([^/]+)$/.exec(path)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}
