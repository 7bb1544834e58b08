import { useState } from 'react';
import type { EditionDraft, EditionRow } from '../../contract/newsletters';
import type { Api } from '../shared/api';
import { isOutdated } from '../shared/call';
import { useAct } from '../shared/queries';
import { differences, draftOf } from './draft';

export type EditionDraftApi = Pick<Api, 'createEdition' | 'saveEdition' | 'listEditions'>;

/**
 * An edition in editing: changed, saved; what others saved meanwhile is told, never lost.
 * @param edition null for a new one
 * @param first what a new one is before anything is said of it; `zone`: IANA name
 */
export function useEditionDraft(
  api: EditionDraftApi,
  edition: EditionRow | null,
  first: { newsletter: string; zone: string },
  onSaved: () => void,
) {
  const [draft, setDraft] = useState<EditionDraft>(() =>
    edition ? draftOf(edition) : newDraft(first),
  );
  /** The revision that it was opened at, or that was looked at since. */
  const [revision, setRevision] = useState(edition?.revision ?? 1);
  /** What others saved while this was changed here. */
  const [theirs, setTheirs] = useState<EditionRow | null>(null);
  const { isBusy, problem, run } = useAct(['listEditions']);

  const given = { ...draft, isOn: draft.isOn && draft.schedule.kind !== 'hand' };
  /** @returns what others saved meanwhile; null where it is saved */
  const send = async (over: number): Promise<EditionRow | null> => {
    if (!edition) {
      await api.createEdition(given);
      return null;
    }
    try {
      await api.saveEdition({ id: edition.id, ...given, revision: over });
      return null;
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const { editions } = await api.listEditions({});
      const found = editions.find(({ id }) => id === edition.id);
      if (!found) throw error;
      return found;
    }
  };
  const save = (over: number) =>
    void run(async () => {
      const found = await send(over);
      // Who saved the same has saved this.
      if (found && differences(given, found).length > 0) setTheirs(found);
      else onSaved();
    });

  return {
    draft,
    theirs,
    isBusy,
    problem,
    change: (more: Partial<EditionDraft>) => setDraft((before) => ({ ...before, ...more })),
    save: () => save(revision),
    /** What is here replaces what others saved. */
    keepMine: () => {
      if (theirs) save(theirs.revision);
    },
    /** What others saved replaces what is here. */
    takeTheirs: () => {
      if (!theirs) return;
      setDraft(draftOf(theirs));
      setRevision(theirs.revision);
      setTheirs(null);
    },
    /** Back to what is here, which is not saved yet. */
    later: () => setTheirs(null),
  };
}

const newDraft = ({ newsletter, zone }: { newsletter: string; zone: string }): EditionDraft => ({
  newsletter,
  page: '',
  subject: '',
  fromName: '',
  schedule: { kind: 'weekly', days: [1, 2, 3, 4, 5], time: '06:30', zone },
  isOn: false,
});
