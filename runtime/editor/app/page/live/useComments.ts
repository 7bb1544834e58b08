import { useRef } from 'react';
import type { CommentRow } from '../../../contract/comments';
import type { Api } from '../../shared/api';
import { useAct, useAnswer } from '../../shared/queries';

export interface PageComments {
  /** Those that are open, the oldest first. */
  open: readonly CommentRow[];
  /** Why they can't be shown, or the last thing could not be done. */
  failure: string | null;
  reload: () => void;
  /** @returns whether it is said */
  add: (nodeId: string | null, text: string) => Promise<boolean>;
  settle: (comment: CommentRow) => Promise<boolean>;
}

/** What colleagues say about a page and its blocks. */
export function useComments(
  api: Pick<Api, 'listComments' | 'addComment' | 'settleComment'>,
  id: string,
): PageComments {
  const { data, problem } = useAnswer(api, 'listComments', { id });
  const act = useAct(['listComments']);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** One after another: who settles several in a row has all of them settled. */
  const inTurn = (work: () => Promise<unknown>): Promise<boolean> => {
    const done = last.current.then(() => act.run(work));
    last.current = done;
    return done;
  };
  return {
    open: data?.comments ?? [],
    failure: problem ?? act.problem,
    // They are asked for anew after anything, and what could not be done before is not said any more.
    reload: () => void inTurn(async () => undefined),
    add: (nodeId, text) => inTurn(() => api.addComment({ id, nodeId, text })),
    settle: ({ id: comment }) => inTurn(() => api.settleComment({ id, comment, isResolved: true })),
  };
}
