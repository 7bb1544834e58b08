import { useCallback, useState } from 'react';
import type { Listing } from '../../contract/listings';
import type { Api } from '../shared/api';
import { ApiError, isOutdated, messageOf } from '../shared/call';
import { useAct } from '../shared/queries';
import { useWhenShown } from '../shared/useWhenShown';
import { isChanged, openListing, type ListingDraft, type ListingEditing } from './draft';

type ListingApi = Pick<Api, 'readListing' | 'saveListing' | 'renewSession'>;

/** One listing in editing: opened, changed, saved; others' saves in between are told, never lost. */
export function useListing(api: ListingApi, id: string) {
  const [editing, setEditing] = useState<ListingEditing | null>(null);
  const [problem, setProblem] = useState<{ text: string; isSignedOut: boolean } | null>(null);
  /** What others saved while this was changed here. */
  const [theirs, setTheirs] = useState<Listing | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy: isSaving, run } = useAct();

  const fail = useCallback((error: unknown) => {
    const isSignedOut = error instanceof ApiError && error.failure.kind === 'signed-out';
    setProblem({ text: messageOf(error), isSignedOut });
  }, []);
  const load = useCallback(
    () =>
      api.readListing({ id }).then((read) => {
        // What was changed here stays until it is saved, or clashes as it is.
        setEditing((before) => (before && isChanged(before) ? before : openListing(read)));
        setProblem(null);
      }, fail),
    [api, id, fail],
  );
  useWhenShown(load);

  const send = async ({ values, isShown }: ListingDraft, revision: number) => {
    if (problem?.isSignedOut) await api.renewSession();
    const saved = await api.saveListing({ id, values, isShown, revision });
    // What was typed since is not saved yet.
    setEditing(
      (before) => before && { ...before, saved: { values, isShown }, revision: saved.revision },
    );
    setProblem(null);
    setTheirs(null);
    setSaid(isShown ? 'Saved. Readers get it now.' : 'Saved. Readers don’t see it.');
  };
  const save = (draft: ListingDraft, revision: number) =>
    run(
      () =>
        send(draft, revision).catch(async (error: unknown) => {
          if (!isOutdated(error)) throw error;
          setTheirs(await api.readListing({ id }));
        }),
      (error) => {
        fail(error);
        return true;
      },
    );

  return {
    editing,
    problem,
    theirs,
    isSaving,
    said,
    load,
    edit: (next: Partial<ListingDraft>) => {
      setEditing((before) => before && { ...before, now: { ...before.now, ...next } });
      setSaid('');
    },
    /** Takes back all that is not saved. */
    revert: () => {
      setEditing((before) => before && { ...before, now: before.saved });
      setProblem(null);
      setSaid('Back to what is saved.');
    },
    save: () => {
      if (editing) void save(editing.now, editing.revision);
    },
    /** What is here replaces what others saved. */
    keepMine: () => {
      if (editing && theirs) void save(editing.now, theirs.revision);
    },
    /** What others saved replaces what is here. */
    takeTheirs: () => {
      if (!theirs) return;
      setEditing(openListing(theirs));
      setTheirs(null);
      setSaid('Theirs is shown.');
    },
    later: () => setTheirs(null),
  };
}

export type OpenedListing = ReturnType<typeof useListing>;
