import { useEffect } from 'react';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { OpeningScreen } from '../shared/OpeningScreen';
import { COLLECTIONS } from '../shared/paths';
import { CollectionEditor } from './CollectionEditor';
import { useCollection } from './useCollection';

interface Props {
  session: AppSession;
  api: Api;
  id: string;
}

/** One collection: opened, then ordered. */
export function CollectionScreen({ session, api, id }: Props) {
  const collection = useCollection(api, id);
  const { editing, problem, load } = collection;
  const name = editing?.now.name ?? '';
  useEffect(() => {
    document.title = `${name || 'Collection'} | ${session.siteName}`;
  }, [name, session.siteName]);
  if (editing)
    return (
      <CollectionEditor
        session={session}
        api={api}
        id={id}
        editing={editing}
        collection={collection}
      />
    );
  return (
    <OpeningScreen
      what="collection"
      list={{ label: 'Collections', path: COLLECTIONS }}
      problem={problem}
      onRetry={() => void load()}
    />
  );
}
