import { useEffect, useState } from 'react';
import { ApiError, messageOf, type Api } from '../api';
import { noteRecent } from '../home/recent';
import { openDraft } from '../model/openDraft';
import { HOME } from '../paths';
import type { AppSession } from '../session';
import { claimJournals } from './claimJournals';
import type { OpenedPage } from './OpenedPage';
import { PageEditor } from './PageEditor';
import '../live/live.css';
import './page.css';
import './parts.css';

interface Props {
  session: AppSession;
  api: Api;
  documentId: string;
  onHome: () => void;
}

/** One page: opened with what this browser still has of it, then edited. */
export function PageScreen({ session, api, documentId, onHome }: Props) {
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const [problem, setProblem] = useState<{ text: string; isSignedOut: boolean } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    let release = () => {};
    const open = async () => {
      const journals = await claimJournals(session, documentId);
      release = journals.release;
      const { own, before } = journals;
      const [pack, draft] = await Promise.all([
        api.pack(),
        openDraft(api, documentId, { before, own, newId: () => crypto.randomUUID() }),
      ]);
      if (!isCurrent) return;
      const { name } = draft.editing.document;
      noteRecent(localStorage, session.website, { id: documentId, name });
      setOpened({ ...draft, pack, journal: own });
      setProblem(null);
    };
    open().catch((error: unknown) => {
      if (!isCurrent) return;
      const isSignedOut = error instanceof ApiError && error.failure.kind === 'signed-out';
      setProblem({ text: messageOf(error), isSignedOut });
    });
    return () => {
      isCurrent = false;
      release();
    };
  }, [api, documentId, session]);

  if (opened) return <PageEditor session={session} api={api} opened={opened} onHome={onHome} />;
  return (
    <div className="app">
      <header className="head">
        <a className="button" href={HOME}>
          ← Pages
        </a>
        <h1 className="head__title">{problem ? 'The page can’t be opened' : 'Opening'}</h1>
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
              <button type="button" className="button" onClick={() => location.reload()}>
                Try again
              </button>
            )}
          </p>
        ) : (
          <p role="status">Opening the page</p>
        )}
      </main>
    </div>
  );
}
