import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../call';
import type { Api } from '../api';
import { noteRecent } from '../home/recent';
import { openDraft } from '../model/openDraft';
import { OpeningScreen } from '../OpeningScreen';
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
    <OpeningScreen
      what="page"
      list={{ label: 'Pages', path: HOME }}
      problem={problem}
      onRetry={() => location.reload()}
    />
  );
}
