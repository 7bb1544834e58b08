import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../call';
import type { Api, CommentRow } from '../api';

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
  documentId: string,
): PageComments {
  const [open, setOpen] = useState<readonly CommentRow[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [listing, setListing] = useState(() => api.listComments(documentId));
  const reload = useCallback(() => setListing(api.listComments(documentId)), [api, documentId]);

  useEffect(() => {
    let isWanted = true;
    listing.then(
      ({ comments }) => {
        if (!isWanted) return;
        setOpen(comments);
        setFailure(null);
      },
      (error: unknown) => {
        if (isWanted) setFailure(messageOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [listing]);

  const run = async (task: Promise<unknown>): Promise<boolean> => {
    try {
      await task;
      reload();
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    }
  };
  return {
    open,
    failure,
    reload,
    add: (nodeId, text) => run(api.addComment(documentId, nodeId, text)),
    settle: ({ id }) => run(api.settleComment(documentId, id)),
  };
}
