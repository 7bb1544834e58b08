import { screenPath } from '../../contract/screens';

export const HOME = screenPath('pages');
export const ADDRESSES = screenPath('addresses');
export const COLLECTIONS = screenPath('collections');
export const FIND = screenPath('find');
export const LISTINGS = screenPath('listings');
export const LOG = screenPath('log');

/** Address at which a collection is ordered. */
export const collectionPath = (id: string): string => screenPath('collection', id);

/** Address at which a listing is edited. */
export const listingPath = (id: string): string => screenPath('listing', id);

/** Address at which a document is edited. */
export const pathOf = (documentId: string): string => screenPath('page', documentId);

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
