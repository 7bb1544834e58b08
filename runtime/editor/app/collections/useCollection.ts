import { useState } from 'react';
import type { Collection } from '../../contract/collections';
import type { Api } from '../shared/api';
import { isOutdated } from '../shared/call';
import { useAct } from '../shared/queries';
import { change, settle, type CollectionDraft, type CollectionEditing } from './order';
import { draftOf, useOpened } from './useOpened';

type CollectionApi = Pick<Api, 'readCollection' | 'saveCollection' | 'renewSession'>;

/** One collection in editing: opened, changed, saved; others' saves in between are told, never lost. */
export function useCollection(api: CollectionApi, id: string) {
  const opened = useOpened(api, id);
  const { editing, setEditing, stories, know, problem, load } = opened;
  /** What others saved while this was changed here. */
  const [theirs, setTheirs] = useState<Collection | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy: isSaving, run } = useAct();

  /** @param revision that it replaces: the one that was opened, or one that was looked at since */
  const send = async ({ name, entries }: CollectionDraft, revision: number) => {
    if (problem?.isSignedOut) await api.renewSession();
    const saved = await api.saveCollection({ id, name, entries: [...entries], revision });
    setEditing((before) => before && settle(before, { name, entries }, saved.revision));
    opened.solve();
    setTheirs(null);
    setSaid('Saved. Readers get it now.');
  };
  const save = (sent: CollectionDraft, revision: number) =>
    run(
      () =>
        send(sent, revision).catch(async (error: unknown) => {
          if (!isOutdated(error)) throw error;
          setTheirs(await opened.read());
        }),
      (error) => {
        opened.fail(error);
        return true;
      },
    );

  return {
    editing,
    stories,
    problem,
    theirs,
    isSaving,
    said,
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
    save: () => {
      if (editing) void save(editing.now, editing.revision);
    },
    /** What is here replaces what others saved. */
    keepMine: () => {
      if (editing && theirs) void save(editing.now, theirs.revision);
    },
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
