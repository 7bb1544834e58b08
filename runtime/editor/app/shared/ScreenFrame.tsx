import { useEffect, type ReactNode } from 'react';
import type { ScreenName } from '../../contract/screens';
import type { AppSession } from '../../contract/session';
import { AppHead } from './AppHead';

interface Props {
  session: AppSession;
  screen: ScreenName;
  /** Of the browser's tab, before the paper's name. */
  title: string;
  /** What lies over the screen or belongs to all of it: dialogs, what was just done. */
  over?: ReactNode;
  children: ReactNode;
}

/** A screen of the whole site: its bar, its title, what it shows. */
export function ScreenFrame({ session, screen, title, over, children }: Props) {
  useEffect(() => {
    document.title = `${title} | ${session.siteName}`;
  }, [title, session.siteName]);
  return (
    <div className="app">
      <AppHead session={session} screen={screen} />
      <main className="home">{children}</main>
      {over}
    </div>
  );
}
