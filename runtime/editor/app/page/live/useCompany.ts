import { useCallback, useReducer } from 'react';
import type { Api } from '../../shared/api';
import { useReload } from '../../shared/queries';
import type { EditingStore } from '../../model/EditingStore';
import { useColleagues } from './useColleagues';
import { useComments } from './useComments';

/**
 * Who else is on a page, and what they said of it.
 * @param node the block that is chosen; null: none, or several
 */
export function useCompany(api: Api, store: EditingStore, documentId: string, node: string | null) {
  const comments = useComments(api, documentId);
  const reload = useReload();
  const onComments = useCallback(() => void reload(['listComments']), [reload]);
  const [publishes, notePublish] = useReducer((count: number) => count + 1, 0);
  const people = useColleagues(api, store, node, onComments, notePublish);
  return {
    people,
    comments,
    /** Grows with each change of what readers get. */
    publishes,
    /** Who works on a block, in words. */
    othersOn: (id: string) =>
      people
        .filter((person) => person.node === id)
        .map(({ name }) => name)
        .join(', '),
  };
}
