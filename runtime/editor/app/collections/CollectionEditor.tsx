import { useEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../../../ui/useSize';
import { MOST_ENTRIES } from '../../server/collections/limits';
import type { Api } from '../api';
import type { AppSession } from '../session';
import { CollectionConflict } from './CollectionConflict';
import { CollectionNotice } from './CollectionNotice';
import { CollectionPreview } from './CollectionPreview';
import { collectionActs } from './collectionActs';
import { CollectionHead } from './CollectionHead';
import { isChanged, moveBy, redo, undo, type CollectionEditing } from './order';
import { OrderList } from './OrderList';
import { StorySearch } from './StorySearch';
import type { OpenedCollection } from './useCollection';
import { useCollectionKeys } from './useCollectionKeys';

interface Props {
  session: AppSession;
  api: Api;
  id: string;
  editing: CollectionEditing;
  collection: OpenedCollection;
}

/** px from which the stories and another pane stand side by side, as in the style sheet. */
const WIDE = 900;

/** Where there is room the stories stand beside the other panes. */
const PANES = { stories: 'Stories', add: 'Add stories', preview: 'Preview' } as const;
type Pane = keyof typeof PANES;

/** A collection on the desk: its stories in order, stories to add, and the pages that show it. */
export function CollectionEditor({ session, api, id, editing, collection }: Props) {
  const { stories, problem, theirs, isSaving, said } = collection;
  const { now } = editing;
  const { entries } = now;
  const mayEdit = session.rights.includes('edit');
  const hasChanged = isChanged(editing);
  const desk = useRef<HTMLElement>(null);
  const [pane, setPane] = useState<Pane>('stories');
  const isWide = useSize(desk).width >= WIDE;
  const chosen = useMemo(() => new Set(entries.map((entry) => entry.id)), [entries]);

  useEffect(() => {
    if (!hasChanged) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [hasChanged]);

  const { order, move, add, remove, word } = collectionActs(now, collection);
  const goBack = () => collection.step(undo, 'Undone.');
  const goForth = () => collection.step(redo, 'Done again.');
  const save = () => {
    if (hasChanged && now.name.trim() !== '') void collection.save();
  };
  useCollectionKeys({ mayEdit, onUndo: goBack, onRedo: goForth, onSave: save });

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
      <CollectionNotice problem={problem} onRetry={save} />
      <main ref={desk} className={`collection collection--${pane}`}>
        <PaneSwitch pane={pane} isWide={isWide} onPane={setPane} />
        <section className="collection__order" aria-labelledby="collection-stories">
          <label className="line">
            <span>Name</span>
            <input
              className="input"
              required
              maxLength={200}
              readOnly={!mayEdit}
              value={now.name}
              onChange={({ target }) => collection.edit({ ...now, name: target.value }, '', 'name')}
            />
          </label>
          <h2 id="collection-stories">
            {entries.length === 1 ? '1 story' : `${entries.length} stories`}
          </h2>
          <p className="dim" id="order-keys">
            {mayEdit
              ? 'Drag stories into order, or press Alt with the arrow keys. Delete removes a story.'
              : 'You can look at this collection, not change it.'}
          </p>
          {entries.length === 0 && <p className="home__none">No stories yet. Add the first one.</p>}
          <OrderList
            entries={entries}
            stories={stories}
            mayEdit={mayEdit}
            zone={session.timeZone}
            onMove={move}
            onMoveBy={(storyId, by) => order(moveBy(entries, storyId, by), storyId)}
            onRemove={remove}
            onHeadline={word}
          />
        </section>
        <section
          className="collection__aside"
          aria-label={pane === 'preview' ? PANES.preview : PANES.add}
        >
          {pane !== 'preview' ? (
            <StorySearch
              api={api}
              zone={session.timeZone}
              chosen={chosen}
              isFull={!mayEdit || entries.length >= MOST_ENTRIES}
              onAdd={add}
            />
          ) : (
            <CollectionPreview
              api={api}
              rights={session.rights}
              collectionId={id}
              entries={entries}
              isChanged={hasChanged}
            />
          )}
        </section>
      </main>
      <footer className="foot">
        <p role="status">{said}</p>
      </footer>
      {theirs && (
        <CollectionConflict
          mine={now}
          theirs={theirs}
          stories={stories}
          isSaving={isSaving}
          onKeepMine={() => void collection.keepMine()}
          onTakeTheirs={collection.takeTheirs}
          onClose={collection.later}
        />
      )}
    </div>
  );
}

interface PaneSwitchProps {
  pane: Pane;
  isWide: boolean;
  onPane: (pane: Pane) => void;
}

function PaneSwitch({ pane, isWide, onPane }: PaneSwitchProps) {
  return (
    <fieldset className="segments collection__panes">
      <legend className="hidden">Show</legend>
      {(Object.keys(PANES) as Pane[]).map((one) => (
        <label className={`segments__item collection__pane--${one}`} key={one}>
          <input
            type="radio"
            name="pane"
            checked={(pane === 'stories' && isWide ? 'add' : pane) === one}
            onChange={() => onPane(one)}
          />
          <span>{PANES[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
