import type { Imported, ToImport } from '../../../contract/transfer';
import { focusFirst } from '../../shared/focusFirst';
import { pathOf } from '../../shared/paths';
import { OUTCOMES } from './readImport';

interface Props {
  /** What the file held. */
  documents: readonly ToImport[];
  outcomes: readonly Imported[];
  onClose: () => void;
}

/** What became of each page of the file. */
export function ImportOutcomes({ documents, outcomes, onClose }: Props) {
  return (
    <>
      <p tabIndex={-1} ref={focusFirst}>
        Nothing is published: these are drafts.
      </p>
      <ul className="import">
        {outcomes.map(({ id, outcome, message }) => (
          <li key={id} className="import__row">
            <span className={outcome === 'failed' ? 'status-chip status-chip--bad' : 'status-chip'}>
              {OUTCOMES[outcome]}
            </span>
            <div>
              <a href={pathOf(id)}>{documents.find((one) => one.id === id)?.name ?? id}</a>
              {message !== null && <p className="bad">{message}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="dialog__foot">
        <button type="button" className="button button--main" onClick={onClose}>
          Done
        </button>
      </div>
    </>
  );
}
