import type { GivenTo } from '../shared/calls';
import { useState } from 'react';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { useAnswer, useReload } from '../shared/queries';
import { firstFolder, keepFolder } from './folder';

/** Which documents a list shows, and in which order. */
export type DocumentQuery = GivenTo<'listDocuments'>;

/** What the screen asks, and whatever is done to a document may change. */
export const LISTED = ['listDocuments', 'listFolders'] as const;

/** Documents that a screen shows at once. */
const PAGE = 50;
/** Documents that one question gets at most. */
const MOST = 200;

/** The documents of a folder that fit what is looked for, and the folders that there are. */
export function useDocuments(
  session: Pick<AppSession, 'website' | 'email'>,
  api: Pick<Api, 'listDocuments' | 'listFolders'>,
) {
  const [query, setQuery] = useState<DocumentQuery>({ sort: 'updated', limit: PAGE });
  const listing = useAnswer(api, 'listFolders', {});
  const folders = listing.data?.folders ?? null;
  const folder = query.folder ?? (folders && firstFolder(localStorage, session, folders));
  const documents = useAnswer(api, 'listDocuments', folder === null ? null : { ...query, folder });
  const reload = useReload();

  const narrow = (changed: Partial<DocumentQuery>) => {
    if (changed.folder !== undefined) keepFolder(localStorage, session, changed.folder);
    setQuery({ ...query, ...changed });
  };
  return {
    folders,
    /** null until it is known which one is shown. */
    folder,
    query,
    found: documents.data,
    problem: documents.problem ?? listing.problem,
    narrow,
    showMore: () => setQuery({ ...query, limit: Math.min(MOST, (query.limit ?? PAGE) * 2) }),
    retry: () => void reload(LISTED),
  };
}
