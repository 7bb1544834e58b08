import { useCallback, useState } from 'react';
import type { Collection, StoryEntry } from '../../contract/collections';
import type { Api } from '../shared/api';
import { ApiError, messageOf } from '../shared/call';
import { isChanged, openCollection, type CollectionDraft, type CollectionEditing } from './order';
import { useWhenShown } from '../shared/useWhenShown';

interface Problem {
  text: string;
  isSignedOut: boolean;
}

export const draftOf = ({ name, entries }: Collection): CollectionDraft => ({ name, entries });

/**
 * A collection in editing, opened. It is no cache of the server: what others saved meanwhile is opened
 * when the tab is looked at again, unless something was changed here.
 */
export function useOpened(api: Pick<Api, 'readCollection'>, id: string) {
  const [editing, setEditing] = useState<CollectionEditing | null>(null);
  const { stories, know } = useKnownStories();
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Says why something could not be done. */
  const fail = useCallback((error: unknown) => {
    const isSignedOut = error instanceof ApiError && error.failure.kind === 'signed-out';
    setProblem({ text: messageOf(error), isSignedOut });
  }, []);
  /** The collection as the server has it now. */
  const read = useCallback(async () => {
    const collection = await api.readCollection({ id });
    know(collection.stories);
    return collection;
  }, [api, id, know]);
  const load = useCallback(
    () =>
      read().then((collection) => {
        setEditing((before) =>
          before && (isChanged(before) || before.revision === collection.revision)
            ? before
            : openCollection(draftOf(collection), collection.revision),
        );
        setProblem(null);
      }, fail),
    [read, fail],
  );
  useWhenShown(load);

  return {
    editing,
    setEditing,
    stories,
    know,
    problem,
    fail,
    solve: () => setProblem(null),
    read,
    load,
  };
}

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
