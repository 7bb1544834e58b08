import type { Api } from '../api';
import { COLLECTIONS } from '../paths';
import type { AppSession } from '../session';
import { CollectionList } from './CollectionList';
import { CollectionScreen } from './CollectionScreen';

interface Props {
  session: AppSession;
  api: Api;
  /** Of the address. */
  path: string;
  onGo: (path: string) => void;
}

/** Collections: all of them, or one, as the address says. */
export function CollectionsScreen({ session, api, path, onGo }: Props) {
  const id = decodeURIComponent(path.slice(COLLECTIONS.length + 1));
  return id === '' ? (
    <CollectionList session={session} api={api} onGo={onGo} />
  ) : (
    <CollectionScreen key={id} session={session} api={api} id={id} />
  );
}
