import { useCallback, useEffect, useRef, useState } from 'react';
import type { Collection } from '../../server/collections/collections';
import type { StoryEntry } from '../../server/collections/stories';
import { ApiError, messageOf } from '../call';
import type { Api } from '../api';
import {
  change,
  isChanged,
  openCollection,
  settle,
  type CollectionDraft,
  type CollectionEditing,
} from './order';

export type CollectionApi = Pick<Api, 'readCollection' | 'saveCollection' | 'renewSession'>;

interface Problem {
  text: string;
  isSignedOut: boolean;
}

const draftOf = ({ name, entries }: Collection): CollectionDraft => ({ name, entries });

/** One collection in editing: opened, changed, saved; others' saves in between are told, never lost. */
export function useCollection(api: CollectionApi, id: string) {
  const [editing, setEditing] = useState<CollectionEditing | null>(null);
  const { stories, know } = useKnownStories();
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What others saved while this was changed here. */
  const [theirs, setTheirs] = useState<Collection | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [said, setSaid] = useState('');
  const isRunning = useRef(false);

  const fail = useCallback((error: unknown) => {
    const isSignedOut = error instanceof ApiError && error.failure.kind === 'signed-out';
    setProblem({ text: messageOf(error), isSignedOut });
  }, []);

  const load = useCallback(
    () =>
      api.readCollection(id).then((read) => {
        know(read.stories);
        setEditing((before) =>
          before && (isChanged(before) || before.revision === read.revision)
            ? before
            : openCollection(draftOf(read), read.revision),
        );
        setProblem(null);
      }, fail),
    [api, id, know, fail],
  );
  useWhenShown(load);

  /** @param revision that it replaces: the one that was opened, or one that was looked at since */
  const save = async (sent: CollectionDraft, revision: number) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    try {
      if (problem?.isSignedOut) await api.renewSession();
      const saved = await api.saveCollection(id, { ...sent, revision });
      setEditing((before) => before && settle(before, sent, saved.revision));
      setProblem(null);
      setTheirs(null);
      setSaid('Saved. Readers get it now.');
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : null;
      if (failure?.kind === 'refused' && failure.code === 'revision')
        await api.readCollection(id).then((read) => {
          know(read.stories);
          setTheirs(read);
        }, fail);
      else fail(error);
    } finally {
      isRunning.current = false;
      setSaving(false);
    }
  };

  return {
    editing,
    stories,
    problem,
    theirs,
    isSaving,
    said,
    say: setSaid,
    know,
    load,
    /** Takes a step; what it did is said. */
    edit: (next: CollectionDraft, told = '', typing: string | null = null) => {
      setEditing((before) => before && change(before, next, typing));
      setSaid(told);
    },
    /** Goes a step back or forth. */
    step: (by: (editing: CollectionEditing) => CollectionEditing, told: string) => {
      setEditing((before) => before && by(before));
      setSaid(told);
    },
    save: () => (editing ? save(editing.now, editing.revision) : Promise.resolve()),
    /** What is here replaces what others saved. */
    keepMine: () => (editing && theirs ? save(editing.now, theirs.revision) : Promise.resolve()),
    /** What others saved replaces what is here, which can be undone. */
    takeTheirs: () => {
      if (!theirs) return;
      const read = draftOf(theirs);
      setEditing((before) => before && settle(change(before, read), read, theirs.revision));
      setTheirs(null);
      setSaid('Theirs is shown. Undo brings back yours.');
    },
    later: () => setTheirs(null),
  };
}

export type OpenedCollection = ReturnType<typeof useCollection>;

/** Stories that are known by their ids. */
function useKnownStories() {
  const [stories, setStories] = useState<ReadonlyMap<string, StoryEntry>>(new Map());
  const know = useCallback((known: readonly StoryEntry[]) => {
    setStories(
      (before) => new Map([...before, ...known.map((story) => [story.id, story] as const)]),
    );
  }, []);
  return { stories, know };
}

/** Loads at once, and whenever the tab is looked at again. */
function useWhenShown(load: () => Promise<void>): void {
  useEffect(() => {
    void load();
    // Whoever comes back to it sees what others saved meanwhile.
    const onShown = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [load]);
}
