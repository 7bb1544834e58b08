import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { screenAt } from '../contract/screens';
import type { AppSession } from '../contract/session';
import type { Api } from './shared/api';
import { Lazy } from './shared/Lazy';
import { createQueryClient } from './shared/queries';
import { VIEWS } from './screens';

interface Props {
  session: AppSession;
  api: Api;
}

/** The page editor: the screen that the address says. */
export function App({ session, api }: Props) {
  const [queries] = useState(createQueryClient);
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
  const { name, id } = screenAt(path) ?? { name: 'pages', id: '' };
  const View = VIEWS[name];
  return (
    <QueryClientProvider client={queries}>
      <Lazy key={path}>
        <View session={session} api={api} id={id} onGo={go} />
      </Lazy>
    </QueryClientProvider>
  );
}
