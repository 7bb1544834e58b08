import type { ToImport } from '../../../contract/transfer';
import { placeOf } from '../../shared/placeOf';
import { countImport, describeHere } from './readImport';

interface Props {
  documents: readonly ToImport[];
  /** Whether drafts that are here give way to those of the file. */
  replace: boolean;
  onReplace: (replace: boolean) => void;
}

/** What a file holds, how each page of it stands to what is here, and what is to become of that. */
export function ImportPlan({ documents, replace, onReplace }: Props) {
  const rows = documents.map((one) => ({ ...one, ...describeHere(one) }));
  return (
    <>
      <p role="status">{countImport(documents)}</p>
      <ul className="import" aria-label="What the file holds">
        {rows.map(({ id, kind, name, folder, address, state, text }) => (
          <li key={id} className="import__row">
            <span
              className={state === 'other' ? 'status-chip status-chip--changed' : 'status-chip'}
            >
              {text}
            </span>
            <div>
              {name}{' '}
              <span className="dim">
                {placeOf(kind, folder)} {address}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {rows.some(({ state }) => state === 'other') && (
        <fieldset className="import__choice">
          <legend>Drafts that are here already</legend>
          {[false, true].map((choice) => (
            <label key={String(choice)} className="choice">
              <input
                type="radio"
                name="replace"
                checked={replace === choice}
                onChange={() => onReplace(choice)}
              />
              {choice
                ? 'Replace them with those of the file; readers see no change'
                : 'Keep them as they are'}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
