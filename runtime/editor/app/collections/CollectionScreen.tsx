import { useEffect } from 'react';
import type { Api } from '../api';
import { COLLECTIONS, HOME } from '../paths';
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
    <div className="app">
      <header className="head">
        <a className="button" href={COLLECTIONS}>
          ← Collections
        </a>
        <h1 className="head__title">{problem ? 'The collection can’t be opened' : 'Opening'}</h1>
      </header>
      <main className="opening">
        {problem ? (
          <p role="alert">
            {problem.text}{' '}
            {problem.isSignedOut ? (
              <a href={`${HOME}/sign-in?to=${encodeURIComponent(location.pathname)}`}>
                Sign in again
              </a>
            ) : (
              <button type="button" className="button" onClick={() => void load()}>
                Try again
              </button>
            )}
          </p>
        ) : (
          <p role="status">Opening the collection</p>
        )}
      </main>
    </div>
  );
}
