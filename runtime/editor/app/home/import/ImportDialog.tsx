import { type FormEvent, useState } from 'react';
import type { Imported, ToImport } from '../../../contract/transfer';
import { Dialog } from '../../../../ui/Dialog';
import { DialogFoot } from '../../../../ui/DialogFoot';
import type { Api } from '../../shared/api';
import { messageOf } from '../../shared/call';
import { useAct } from '../../shared/queries';
import { LISTED } from '../useDocuments';
import { ImportOutcomes } from './ImportOutcomes';
import { ImportPlan } from './ImportPlan';
import { describeFault, readImport } from './readImport';

interface Props {
  api: Pick<Api, 'planImport' | 'importDocuments'>;
  onClose: () => void;
}

interface Plan {
  bundle: unknown;
  documents: readonly ToImport[];
}

/** Pages from a file: what it holds and what is here of it, then what became of each. */
export function ImportDialog({ api, onClose }: Props) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [replace, setReplace] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Imported[] | null>(null);
  const { isBusy, problem, run } = useAct(LISTED);

  const open = (file: File) =>
    run(async () => {
      setPlan(null);
      const read = readImport(await file.text());
      if ('problem' in read) throw new Error(read.problem);
      const { bundle } = read;
      const { documents } = await api.planImport({ bundle }).catch((error: unknown) => {
        throw new Error(describeFault(messageOf(error), bundle), { cause: error });
      });
      setPlan({ bundle, documents });
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!plan) return;
    void run(async () => {
      const { documents } = await api.importDocuments({ bundle: plan.bundle, replace });
      setOutcomes(documents);
    });
  };

  if (plan && outcomes)
    return (
      <Dialog title="Imported" onClose={onClose}>
        <ImportOutcomes documents={plan.documents} outcomes={outcomes} onClose={onClose} />
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
        {plan && <ImportPlan documents={plan.documents} replace={replace} onReplace={setReplace} />}
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
