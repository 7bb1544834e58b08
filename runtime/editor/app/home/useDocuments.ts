import { useEffect, useMemo, useState } from 'react';
import { createLatest } from '../../../ui/createLatest';
import type { Api, DocumentQuery, DocumentRow } from '../api';
import { messageOf } from '../call';
import type { AppSession } from '../session';
import { firstFolder, keepFolder } from './folder';
import { useFolders } from './useFolders';

/** Documents that a screen shows at once. */
const PAGE = 50;
/** Documents that one question gets at most. */
const MOST = 200;

/** The documents of a folder that fit what is looked for, and the folders that there are. */
export function useDocuments(session: AppSession, api: Api) {
  const { folders, problem: folderProblem, reload: reloadFolders } = useFolders(api);
  const [query, setQuery] = useState<DocumentQuery>({ sort: 'updated', limit: PAGE });
  const [found, setFound] = useState<{ documents: DocumentRow[]; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useMemo(
    () => createLatest((asked: DocumentQuery, signal) => api.listDocuments(asked, signal)),
    [api],
  );
  const first = folders && firstFolder(localStorage, session, folders);
  const folder = query.folder ?? first;

  useEffect(() => {
    if (folder === null) return;
    void latest.ask({ ...query, folder }, (outcome) => {
      if ('answer' in outcome) setFound(outcome.answer);
      setProblem('error' in outcome ? messageOf(outcome.error) : null);
    });
  }, [latest, query, folder]);

  const reload = () => {
    setQuery((before) => ({ ...before }));
    reloadFolders();
  };
  const narrow = (changed: Partial<DocumentQuery>) => {
    if (changed.folder !== undefined) keepFolder(localStorage, session, changed.folder);
    setQuery({ ...query, ...changed });
  };
  return {
    folders,
    /** null until it is known which one is shown. */
    folder,
    query,
    found,
    problem: problem ?? folderProblem,
    narrow,
    showMore: () => setQuery({ ...query, limit: Math.min(MOST, (query.limit ?? PAGE) * 2) }),
    reload,
  };
}
