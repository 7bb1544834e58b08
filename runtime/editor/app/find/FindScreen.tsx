import { useEffect, useMemo, useState } from 'react';
import type { FoundDraft, Wanted } from '../../../store/find/findInDrafts';
import { createLatest } from '../../../ui/createLatest';
import type { EditorPack } from '../../server/api/describePack';
import { AppHead } from '../AppHead';
import { messageOf } from '../call';
import type { DocumentRow } from '../api';
import { usesPath } from '../paths';
import { focusFirst } from '../publish/useCalls';
import type { ScreenProps } from '../ScreenProps';
import { canChange } from './ChangeForm';
import { ChangePanel } from './ChangePanel';
import { FindForm } from './FindForm';
import { FoundList } from './FoundList';
import { countFound, WANTED_KINDS } from './words';

interface Answer {
  wanted: Wanted;
  /** Null: it could not be had. */
  drafts: FoundDraft[] | null;
  problem: string | null;
}

/** Where something is used, and one change to all of it. */
export function FindScreen({ session, api }: ScreenProps) {
  const [start] = useState(() => wantedIn(location.search));
  const [wanted, setWanted] = useState<Wanted | null>(start.value === '' ? null : start);
  const [known, setKnown] = useState<{ pack: EditorPack; linked: DocumentRow[] } | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [panel, setPanel] = useState<'none' | 'open' | 'closed'>('none');
  const latest = useMemo(
    () => createLatest((asked: Wanted, signal) => api.find(asked, signal)),
    [api],
  );

  useEffect(() => {
    document.title = `Find and change | ${session.siteName}`;
  }, [session.siteName]);
  useEffect(() => {
    // Who works in one folder only can’t list linked blocks of the whole site: the others can be found.
    const linked = session.rights.includes('read')
      ? api.listDocuments({ kind: 'block', sort: 'name', limit: 200 })
      : Promise.resolve({ documents: [] });
    Promise.all([api.pack(), linked]).then(
      ([pack, { documents }]) => setKnown({ pack, linked: documents }),
      (error: unknown) => setProblem(messageOf(error)),
    );
  }, [api, session.rights]);
  useEffect(() => {
    if (!wanted) return;
    void latest.ask(wanted, (outcome) =>
      setAnswer((before) =>
        'answer' in outcome
          ? { wanted, drafts: outcome.answer.drafts, problem: null }
          : { wanted, drafts: before?.drafts ?? null, problem: messageOf(outcome.error) },
      ),
    );
  }, [latest, wanted]);

  const find = (next: Wanted) => {
    history.replaceState(null, '', usesPath(next.kind, next.value));
    setAnswer(null);
    setPanel('none');
    setWanted(next);
  };

  const isBusy = wanted !== null && answer?.wanted !== wanted;
  const drafts = answer?.drafts ?? null;
  const failure = problem ?? answer?.problem ?? null;

  return (
    <div className="app">
      <AppHead session={session} screen="find" />
      <main className="home find">
        <div className="home__head">
          <h2>Where is it used?</h2>
        </div>
        {known && (
          <FindForm
            api={api}
            pack={known.pack}
            linked={known.linked}
            start={start}
            isBusy={isBusy}
            onFind={find}
          />
        )}
        {failure !== null && (
          <p className="note note--bad" role="alert">
            {failure}
          </p>
        )}
        <div className="find__count">
          <p role="status">{drafts ? countFound(drafts) : isBusy && 'Searching'}</p>
          {wanted && drafts && drafts.length > 0 && canChange(wanted) && panel !== 'open' && (
            <button
              type="button"
              className="button"
              ref={panel === 'closed' ? focusFirst : null}
              onClick={() => setPanel('open')}
            >
              Change all …
            </button>
          )}
        </div>
        {known && wanted && drafts && panel === 'open' && (
          <ChangePanel
            api={api}
            pack={known.pack}
            wanted={wanted}
            found={drafts}
            onChanged={() => setWanted({ ...wanted })}
            onClose={() => setPanel('closed')}
          />
        )}
        {known && wanted && drafts && (
          <FoundList
            pack={known.pack}
            drafts={drafts}
            text={wanted.kind === 'text' ? wanted.value : null}
          />
        )}
      </main>
    </div>
  );
}

/** What an address of this screen asks for; text by itself. */
function wantedIn(search: string): Wanted {
  const given = new URLSearchParams(search);
  const kind = WANTED_KINDS.find((one) => one === given.get('kind')) ?? 'text';
  return { kind, value: given.get('value') ?? '' };
}
