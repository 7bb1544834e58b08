import { lazy, useEffect, useState } from 'react';
import type { Api } from './api';
import { HomeScreen } from './home/HomeScreen';
import { PageScreen } from './page/PageScreen';
import { LazyScreen } from './LazyScreen';
import { ADDRESSES, COLLECTIONS, documentIn, HOME } from './paths';
import { AddressesScreen } from './routing/AddressesScreen';
import type { AppSession } from './session';

const CollectionsScreen = lazy(async () => ({
  default: (await import('./collections/CollectionsScreen')).CollectionsScreen,
}));

interface Props {
  session: AppSession;
  api: Api;
}

/** The page editor: all pages, or one of them, as the address says. */
export function App({ session, api }: Props) {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const onPop = () => setPath(location.pathname);
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  const go = (to: string) => {
    history.pushState(null, '', to);
    setPath(to);
  };
  if (path === COLLECTIONS || path.startsWith(`${COLLECTIONS}/`))
    return (
      <LazyScreen>
        <CollectionsScreen session={session} api={api} path={path} onGo={go} />
      </LazyScreen>
    );
  if (path === ADDRESSES) return <AddressesScreen session={session} api={api} />;
  const documentId = documentIn(path);
  return documentId === null ? (
    <HomeScreen session={session} api={api} onGo={go} />
  ) : (
    <PageScreen
      key={documentId}
      session={session}
      api={api}
      documentId={documentId}
      onHome={() => go(HOME)}
    />
  );
}
