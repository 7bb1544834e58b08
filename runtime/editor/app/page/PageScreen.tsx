import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../shared/call';
import { noteRecent } from '../shared/recent';
import { openDraft } from '../model/openDraft';
import { OpeningScreen } from '../shared/OpeningScreen';
import { HOME } from '../shared/paths';
import type { ScreenProps } from '../shared/ScreenProps';
import { claimJournals } from './claimJournals';
import type { OpenedPage } from './OpenedPage';
import { PageEditor } from './PageEditor';
import './live/live.css';
import './linked/linked.css';
import './page.css';
import './palette/palette.css';
import './parts.css';

/** One page: opened with what this browser still has of it, then edited. */
export function PageScreen({ session, api, id, onGo }: ScreenProps) {
  const [opened, setOpened] = useState<OpenedPage | null>(null);
  const [problem, setProblem] = useState<{ text: string; isSignedOut: boolean } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    let release = () => {};
    const open = async () => {
      const journals = await claimJournals(session, id);
      release = journals.release;
      const { own, before } = journals;
      const [pack, draft] = await Promise.all([
        api.pack(),
        openDraft(api, id, { before, own, newId: () => crypto.randomUUID() }),
      ]);
      if (!isCurrent) return;
      const { name } = draft.editing.document;
      noteRecent(localStorage, session.website, { id, name });
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
  }, [api, id, session]);

  if (opened)
    return <PageEditor session={session} api={api} opened={opened} onHome={() => onGo(HOME)} />;
  return (
    <OpeningScreen
      what="page"
      list={{ label: 'Pages', path: HOME }}
      problem={problem}
      onRetry={() => location.reload()}
    />
  );
}
