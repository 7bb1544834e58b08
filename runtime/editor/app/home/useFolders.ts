import { useEffect, useState } from 'react';
import { messageOf } from '../call';
import type { Api } from '../api';
import type { FolderRow } from './homeCalls';

/** The folders that this person may read; null until they are known. */
export function useFolders(api: Pick<Api, 'listFolders'>) {
  const [listing, setListing] = useState(() => api.listFolders());
  const [folders, setFolders] = useState<readonly FolderRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    listing.then(
      (answer) => {
        if (!isWanted) return;
        setFolders(answer.folders);
        setProblem(null);
      },
      (error: unknown) => isWanted && setProblem(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [listing]);
  return { folders, problem, reload: () => setListing(api.listFolders()) };
}
