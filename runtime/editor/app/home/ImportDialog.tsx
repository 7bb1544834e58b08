import { type FormEvent, useState } from 'react';
import type { Imported } from '../../../store/transfer/importDocuments';
import type { ToImport } from '../../../store/transfer/planImport';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import { placeOf } from '../find/placeOf';
import { messageOf } from '../call';
import type { Api } from '../api';
import { pathOf } from '../paths';
import { focusFirst, useCalls } from '../publish/useCalls';
import { countImport, describeFault, describeHere, OUTCOMES, readImport } from './readImport';

interface Props {
  api: Pick<Api, 'planImport' | 'importDocuments'>;
  onClose: () => void;
  /** There are other drafts than before. */
  onImported: () => void;
}

interface Plan {
  bundle: unknown;
  documents: readonly ToImport[];
}

/** Pages from a file: what it holds and what is here of it, then what became of each. */
export function ImportDialog({ api, onClose, onImported }: Props) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [replace, setReplace] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Imported[] | null>(null);
  const { isBusy, problem, run } = useCalls();

  const open = (file: File) =>
    run(async () => {
      setPlan(null);
      const read = readImport(await file.text());
      if ('problem' in read) throw new Error(read.problem);
      const { bundle } = read;
      const { documents } = await api.planImport(bundle).catch((error: unknown) => {
        throw new Error(describeFault(messageOf(error), bundle), { cause: error });
      });
      setPlan({ bundle, documents });
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!plan) return;
    void run(async () => {
      setOutcomes((await api.importDocuments(plan.bundle, replace)).documents);
      onImported();
    });
  };
  const hasOther = plan?.documents.some((one) => describeHere(one).state === 'other');

  if (plan && outcomes)
    return (
      <Dialog title="Imported" onClose={onClose}>
        <ImportOutcomes plan={plan} outcomes={outcomes} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title="Import pages" onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>File of an export</span>
          <input
            className="input"
            type="file"
            accept=".json,application/json"
            disabled={isBusy}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void open(file);
            }}
          />
        </label>
        {plan && (
          <>
            <p role="status">{countImport(plan.documents)}</p>
            <ul className="import" aria-label="What the file holds">
              {plan.documents.map((one) => {
                const { state, text } = describeHere(one);
                return (
                  <li key={one.id} className="import__row">
                    <span
                      className={
                        state === 'other' ? 'status-chip status-chip--changed' : 'status-chip'
                      }
                    >
                      {text}
                    </span>
                    <div>
                      {one.name}{' '}
                      <span className="dim">
                        {placeOf(one.kind, one.folder)} {one.address}
                      </span>
                    </div>
                  </li>
                );
              })}
            </ul>
            {hasOther && (
              <fieldset className="import__choice">
                <legend>Drafts that are here already</legend>
                {[false, true].map((choice) => (
                  <label key={String(choice)} className="choice">
                    <input
                      type="radio"
                      name="replace"
                      checked={replace === choice}
                      onChange={() => setReplace(choice)}
                    />
                    {choice
                      ? 'Replace them with those of the file; readers see no change'
                      : 'Keep them as they are'}
                  </label>
                ))}
              </fieldset>
            )}
          </>
        )}
        <DialogFoot
          submit="Import"
          problem={problem}
          isReady={!isBusy && plan !== null && plan.documents.length > 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

interface OutcomesProps {
  plan: Plan;
  outcomes: readonly Imported[];
  onClose: () => void;
}

/** What became of each page of the file. */
function ImportOutcomes({ plan, outcomes, onClose }: OutcomesProps) {
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
              <a href={pathOf(id)}>{plan.documents.find((one) => one.id === id)?.name ?? id}</a>
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
