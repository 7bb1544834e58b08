import type { CollectionUse } from '../../../store/find/findCollectionUses';
import type {
  Collection,
  CollectionEntry,
  CollectionRow,
} from '../../server/collections/collections';
import type { StoryEntry } from '../../server/collections/stories';
import type { Call } from '../call';
import type { CollectionDraft } from './order';

/** The calls of the API about collections. */
export function collectionCalls(call: Call) {
  const at = (id: string, rest = '') => `/collections/${encodeURIComponent(id)}${rest}`;
  return {
    listCollections: (query: { q: string; limit: number }, signal?: AbortSignal) =>
      call<{ collections: CollectionRow[]; total: number }>(
        'GET',
        `/collections?${new URLSearchParams({ q: query.q, limit: String(query.limit) })}`,
        undefined,
        signal,
      ),
    createCollection: (id: string, name: string) =>
      call<{ revision: number }>('POST', '/collections', { id, name }),
    readCollection: (id: string) => call<Collection>('GET', at(id)),
    /** Refused with the code `revision` where others saved it meanwhile. */
    saveCollection: (id: string, draft: CollectionDraft & { revision: number }) =>
      call<{ revision: number }>('PUT', at(id), draft),
    /** An id under which previews read this order for a while. */
    stageCollection: (id: string, entries: readonly CollectionEntry[]) =>
      call<{ id: string }>('POST', at(id, '/staged'), { entries }),
    listCollectionUses: async (id: string) =>
      (await call<{ uses: CollectionUse[] }>('GET', at(id, '/uses'))).uses,
    searchStories: async (query: { q: string; section: string }, signal?: AbortSignal) => {
      const path = `/stories?${new URLSearchParams(query)}`;
      return (await call<{ stories: StoryEntry[] }>('GET', path, undefined, signal)).stories;
    },
  };
}
