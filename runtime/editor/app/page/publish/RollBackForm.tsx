import { useState } from 'react';
import type { PageDocument } from '../../../../document/document';
import { diffDocuments } from '../../../../document/operations/diffDocuments';
import type { Api } from '../../shared/api';
import { focusFirst } from '../../shared/focusFirst';
import { useAct } from '../../shared/queries';
import type { EditingStore } from '../../model/EditingStore';

interface Props {
  api: Pick<Api, 'showVersion'>;
  store: Pick<EditingStore, 'edit' | 'flush' | 'read' | 'refresh'>;
  /** Its number. */
  version: number;
  /** What it holds; null while that is not known. */
  document: PageDocument | null;
  mayEdit: boolean;
  onDone: (words: string) => void;
  onBack: () => void;
}

/**
 * The last step to an older version: what readers get, and what becomes of the draft, which would bring
 * back what is taken away.
 */
export function RollBackForm(props: Props) {
  const { api, store, version, document, mayEdit, onDone, onBack } = props;
  const [setsBack, setSetsBack] = useState(true);
  const { isBusy, problem, run } = useAct(['listVersions']);
  const toVersion = () => document && diffDocuments(store.read().editing.document, document);
  const isSame = toVersion()?.length === 0;
  const maySetBack = mayEdit && document !== null && !isSame;

  const rollBack = () =>
    run(async () => {
      const isWanted = maySetBack && setsBack;
      // What is kept as a version is what the server has.
      if (isWanted && !(await store.flush()))
        throw new Error('The draft is not saved yet. Try again when it is, or leave it as it is.');
      if (isWanted) await store.refresh();
      const { id } = store.read().editing.document;
      const { draft } = await api.showVersion({ id, number: version, keepDraft: isWanted });
      const seen = `Readers see version ${version} now.`;
      if (!isWanted) return onDone(seen);
      store.edit(`Set the draft back to version ${version}`, toVersion() ?? []);
      const isSaved = await store.flush();
      return onDone(
        isSaved
          ? `${seen} The draft is set back; what was in it is version ${draft}. Undo brings it back.`
          : `${seen} The draft is not set back: the page says why.`,
      );
    });

  return (
    <div className="note">
      <p>Readers get version {version} at once.</p>
      {isSame && <p>The draft is as version {version} already.</p>}
      {!isSame && !maySetBack && (
        <p>The draft stays as it is: publishing it brings back what readers lose now.</p>
      )}
      {maySetBack && (
        <label className="choice">
          <input
            type="checkbox"
            checked={setsBack}
            onChange={({ target }) => setSetsBack(target.checked)}
          />
          <span>
            Set the draft back to version {version}, too. If it stays as it is, publishing it brings
            back what readers lose now. What is in it is kept as a version.
          </span>
        </label>
      )}
      {problem !== null && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog__foot">
        <button type="button" className="button" onClick={onBack}>
          Cancel
        </button>
        <button
          type="button"
          className="button button--main"
          ref={focusFirst}
          aria-disabled={isBusy}
          onClick={() => void rollBack()}
        >
          Roll back to version {version}
        </button>
      </div>
    </div>
  );
}
