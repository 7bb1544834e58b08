import { useMemo, useRef, useState } from 'react';
import { MOST_ENTRIES } from '../../contract/limits';
import type { AppSession } from '../../contract/session';
import { useSize } from '../../../ui/useSize';
import type { Api } from '../shared/api';
import { UnsavedBar } from '../shared/UnsavedBar';
import { useLeaveWarning } from '../shared/useLeaveWarning';
import { useSaveKeys } from '../shared/useSaveKeys';
import { collectionActs } from './collectionActs';
import { CollectionConflict } from './CollectionConflict';
import { CollectionHead } from './CollectionHead';
import { CollectionPreview } from './CollectionPreview';
import { isChanged, redo, undo, type CollectionEditing } from './order';
import { OrderPane } from './OrderPane';
import { PaneChoice, PANES, type Pane } from './PaneChoice';
import { StorySearch } from './StorySearch';
import type { OpenedCollection } from './useCollection';

interface Props {
  session: AppSession;
  api: Api;
  id: string;
  editing: CollectionEditing;
  collection: OpenedCollection;
}

/** px from which the stories and another pane stand side by side, as in the style sheet. */
const WIDE = 900;

/** A collection on the desk: its stories in order, stories to add, and the pages that show it. */
export function CollectionEditor({ session, api, id, editing, collection }: Props) {
  const { problem, theirs, isSaving } = collection;
  const { now } = editing;
  const { entries } = now;
  const mayEdit = session.rights.includes('edit');
  const hasChanged = isChanged(editing);
  const desk = useRef<HTMLElement>(null);
  const [pane, setPane] = useState<Pane>('stories');
  const isWide = useSize(desk).width >= WIDE;
  const chosen = useMemo(() => new Set(entries.map((entry) => entry.id)), [entries]);

  useLeaveWarning(hasChanged);
  const goBack = () => collection.step(undo, 'Undone.');
  const goForth = () => collection.step(redo, 'Done again.');
  const save = () => {
    if (hasChanged && now.name.trim() !== '') collection.save();
  };
  useSaveKeys({ mayEdit, onUndo: goBack, onRedo: goForth, onSave: save });

  return (
    <div className="app">
      <CollectionHead
        editing={editing}
        isSaving={isSaving}
        hasFailed={problem !== null}
        mayEdit={mayEdit}
        onUndo={goBack}
        onRedo={goForth}
        onSave={save}
      />
      <UnsavedBar problem={problem} onRetry={save} />
      <main ref={desk} className={`collection collection--${pane}`}>
        <PaneChoice pane={pane} isWide={isWide} onPane={setPane} />
        <OrderPane now={now} collection={collection} mayEdit={mayEdit} zone={session.timeZone} />
        <section
          className="collection__aside"
          aria-label={pane === 'preview' ? PANES.preview : PANES.add}
        >
          {pane === 'preview' ? (
            <CollectionPreview
              api={api}
              rights={session.rights}
              collectionId={id}
              entries={entries}
              isChanged={hasChanged}
            />
          ) : (
            <StorySearch
              api={api}
              zone={session.timeZone}
              chosen={chosen}
              isFull={!mayEdit || entries.length >= MOST_ENTRIES}
              onAdd={collectionActs(now, collection).add}
            />
          )}
        </section>
      </main>
      <footer className="foot">
        <p role="status">{collection.said}</p>
      </footer>
      {theirs && (
        <CollectionConflict
          mine={now}
          theirs={theirs}
          stories={collection.stories}
          isSaving={isSaving}
          onKeepMine={collection.keepMine}
          onTakeTheirs={collection.takeTheirs}
          onClose={collection.later}
        />
      )}
    </div>
  );
}
