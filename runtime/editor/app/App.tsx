import { useEffect, useState } from 'react';
import type { Api } from './api';
import { HomeScreen } from './home/HomeScreen';
import { PageScreen } from './page/PageScreen';
import { Lazy } from './Lazy';
import { documentIn, HOME } from './paths';
import { SCREENS, screenOf } from './screens';
import type { AppSession } from './session';

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
  const Screen = SCREENS[screenOf(path)];
  if (Screen)
    return (
      <Lazy>
        <Screen session={session} api={api} path={path} onGo={go} />
      </Lazy>
    );
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
