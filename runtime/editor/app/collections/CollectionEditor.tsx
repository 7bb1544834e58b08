import { useEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../../../ui/useSize';
import { MOST_ENTRIES } from '../../collections/limits';
import type { StoryEntry } from '../../collections/stories';
import type { Api } from '../api';
import { COLLECTIONS } from '../paths';
import type { AppSession } from '../session';
import { CollectionConflict } from './CollectionConflict';
import { CollectionNotice } from './CollectionNotice';
import { CollectionPreview } from './CollectionPreview';
import {
  isChanged,
  moveBy,
  redo,
  undo,
  type CollectionDraft,
  type CollectionEditing,
} from './order';
import { moveBefore } from '../routing/words';
import { OrderList } from './OrderList';
import { headlineOf } from './StoryLine';
import { StorySearch } from './StorySearch';
import type { useCollection } from './useCollection';
import { useCollectionKeys } from './useCollectionKeys';

interface Props {
  session: AppSession;
  api: Api;
  id: string;
  editing: CollectionEditing;
  collection: ReturnType<typeof useCollection>;
}

/** px from which the stories and another pane stand side by side, as in the style sheet. */
const WIDE = 900;

/** Where there is room the stories stand beside the other panes. */
const PANES = { stories: 'Stories', add: 'Add stories', preview: 'Preview' } as const;
type Pane = keyof typeof PANES;

/** A collection on the desk: its stories in order, stories to add, and the pages that show it. */
export function CollectionEditor({ session, api, id, editing, collection }: Props) {
  const { stories, problem, theirs, isSaving, said } = collection;
  const { now, past, future } = editing;
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

  const nameOf = (storyId: string) =>
    entries.find((entry) => entry.id === storyId)?.headline ??
    headlineOf(stories.get(storyId), storyId);
  const order = (next: CollectionDraft['entries'], storyId: string) => {
    const place = next.findIndex((entry) => entry.id === storyId) + 1;
    collection.edit({ ...now, entries: next }, `${nameOf(storyId)}: ${place} of ${next.length}.`);
  };
  const move = (storyId: string, before: string | null) => {
    const ids = moveBefore([...chosen], storyId, before);
    order(
      ids.flatMap((one) => entries.filter((entry) => entry.id === one)),
      storyId,
    );
  };
  const add = (story: StoryEntry) => {
    collection.know([story]);
    const entry = { id: story.id, type: story.type, headline: null };
    collection.edit({ ...now, entries: [entry, ...entries] }, `${story.headline}: added on top.`);
  };
  const remove = (storyId: string) =>
    collection.edit(
      { ...now, entries: entries.filter((entry) => entry.id !== storyId) },
      `${nameOf(storyId)}: removed.`,
    );
  const word = (storyId: string, headline: string | null) =>
    collection.edit(
      {
        ...now,
        entries: entries.map((entry) => (entry.id === storyId ? { ...entry, headline } : entry)),
      },
      '',
      `headline ${storyId}`,
    );
  const goBack = () => collection.step(undo, 'Undone.');
  const goForth = () => collection.step(redo, 'Done again.');
  const save = () => {
    if (hasChanged && now.name.trim() !== '') void collection.save();
  };
  useCollectionKeys({ mayEdit, onUndo: goBack, onRedo: goForth, onSave: save });

  return (
    <div className="app">
      <header className="head">
        <a className="button" href={COLLECTIONS}>
          ← Collections
        </a>
        <h1 className="head__title">{now.name}</h1>
        <SaveState isSaving={isSaving} isChanged={hasChanged} hasFailed={problem !== null} />
        {mayEdit && (
          <div className="head__group">
            <button
              type="button"
              className="button"
              title="Undo (Ctrl+Z)"
              disabled={past.length === 0}
              onClick={goBack}
            >
              Undo
            </button>
            <button
              type="button"
              className="button"
              title="Redo (Ctrl+Y)"
              disabled={future.length === 0}
              onClick={goForth}
            >
              Redo
            </button>
            <button
              type="button"
              className="button button--main"
              title="Save (Ctrl+S)"
              disabled={!hasChanged || isSaving || now.name.trim() === ''}
              onClick={save}
            >
              Save for readers
            </button>
          </div>
        )}
      </header>
      <CollectionNotice problem={problem} onRetry={save} />
      <main ref={desk} className={`collection collection--${pane}`}>
        <fieldset className="segments collection__panes">
          <legend className="hidden">Show</legend>
          {(Object.keys(PANES) as Pane[]).map((one) => (
            <label className={`segments__item collection__pane--${one}`} key={one}>
              <input
                type="radio"
                name="pane"
                checked={(pane === 'stories' && isWide ? 'add' : pane) === one}
                onChange={() => setPane(one)}
              />
              <span>{PANES[one]}</span>
            </label>
          ))}
        </fieldset>
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

interface SaveStateProps {
  isSaving: boolean;
  isChanged: boolean;
  hasFailed: boolean;
}

/** Whether readers have what is on the screen. */
function SaveState({ isSaving, isChanged: hasChanged, hasFailed }: SaveStateProps) {
  if (isSaving) return <span className="save save--saving">Saving</span>;
  if (hasFailed && hasChanged) return <span className="save save--offline">Not saved</span>;
  return hasChanged ? (
    <span className="save save--saving">Not saved yet</span>
  ) : (
    <span className="save" data-save="saved">
      Saved
    </span>
  );
}
