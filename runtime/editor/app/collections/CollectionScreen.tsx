import { useEffect } from 'react';
import type { Api } from '../api';
import { OpeningScreen } from '../OpeningScreen';
import { COLLECTIONS } from '../paths';
import type { AppSession } from '../session';
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
