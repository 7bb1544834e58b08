import { useState } from 'react';
import type { Wanted } from '../../contract/find';
import { focusFirst } from '../shared/focusFirst';
import { usesPath } from '../shared/paths';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { ScreenProps } from '../shared/ScreenProps';
import { canChange } from './ChangeForm';
import { ChangePanel } from './ChangePanel';
import { FindForm } from './FindForm';
import { FoundList } from './FoundList';
import { useChoosable } from './useChoosable';
import { countFound, WANTED_KINDS } from './words';

/** Where something is used, and one change to all of it. */
export function FindScreen({ session, api }: ScreenProps) {
  const [start] = useState(() => wantedIn(location.search));
  const [wanted, setWanted] = useState<Wanted | null>(start.value === '' ? null : start);
  const [panel, setPanel] = useState<'none' | 'open' | 'closed'>('none');
  const { choosable, problem } = useChoosable(api, session.rights);
  const found = useAnswer(api, 'find', wanted);
  // What was found of something else is no answer, not even until the answer is here.
  const drafts = found.isCurrent && found.data ? found.data.drafts : null;

  const find = (next: Wanted) => {
    history.replaceState(null, '', usesPath(next.kind, next.value));
    setPanel('none');
    if (next.kind === wanted?.kind && next.value === wanted.value) found.reload();
    else setWanted(next);
  };

  return (
    <ScreenFrame session={session} screen="find" title="Find and change">
      <div className="find">
        <div className="home__head">
          <h2>Where is it used?</h2>
        </div>
        {choosable && (
          <FindForm
            api={api}
            pack={choosable.pack}
            linked={choosable.linked}
            start={start}
            isBusy={found.isAsking}
            onFind={find}
          />
        )}
        <Problem problem={problem ?? found.problem} />
        <div className="find__count">
          <p role="status">{found.isAsking ? 'Searching' : drafts && countFound(drafts)}</p>
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
        {choosable && wanted && drafts && panel === 'open' && (
          <ChangePanel
            api={api}
            pack={choosable.pack}
            wanted={wanted}
            found={drafts}
            onClose={() => setPanel('closed')}
          />
        )}
        {choosable && wanted && drafts && (
          <FoundList
            pack={choosable.pack}
            drafts={drafts}
            text={wanted.kind === 'text' ? wanted.value : null}
          />
        )}
      </div>
    </ScreenFrame>
  );
}

/** What an address of this screen asks for; text by itself. */
function wantedIn(search: string): Wanted {
  const given = new URLSearchParams(search);
  const kind = WANTED_KINDS.find((one) => one === given.get('kind')) ?? 'text';
  return { kind, value: given.get('value') ?? '' };
}
