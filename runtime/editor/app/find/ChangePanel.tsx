import { useState } from 'react';
import type { BulkChange } from '../../../document/change/planChange';
import type { ChangedDraft, FoundDraft, PlanRow, Wanted } from '../../contract/find';
import type { EditorPack } from '../../contract/pack';
import type { Api } from '../shared/api';
import { focusFirst } from '../shared/focusFirst';
import { Problem } from '../shared/Problem';
import { useAct, useReload } from '../shared/queries';
import { ChangeForm } from './ChangeForm';
import { OutcomeList } from './OutcomeList';
import { PlanList } from './PlanList';
import { takeBack, type TakenBack } from './takeBack';

interface Props {
  api: Pick<Api, 'form' | 'planChange' | 'makeChange' | 'patchDraft'>;
  pack: EditorPack;
  wanted: Wanted;
  found: readonly FoundDraft[];
  onClose: () => void;
}

interface Plan {
  change: BulkChange;
  rows: readonly PlanRow[];
  chosen: ReadonlySet<string>;
}

/** One change to all that was found: said, looked at, made, and taken back. */
export function ChangePanel({ api, pack, wanted, found, onClose }: Props) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [outcomes, setOutcomes] = useState<readonly ChangedDraft[] | null>(null);
  const [taken, setTaken] = useState<readonly TakenBack[] | null>(null);
  const { isBusy, problem, run } = useAct();
  const reload = useReload();

  const look = (change: BulkChange) =>
    run(async () => {
      const { drafts: rows } = await api.planChange(change);
      const chosen = new Set(rows.filter(({ mayEdit }) => mayEdit).map(({ id }) => id));
      setPlan({ change, rows, chosen });
    });
  const make = ({ change, chosen }: Plan) =>
    run(async () => {
      const { drafts } = await api.makeChange({ change, documents: [...chosen] });
      setOutcomes(drafts);
      void reload(['find']);
    });
  const undo = (done: readonly ChangedDraft[]) =>
    run(async () => {
      const kept = taken?.filter(({ why }) => why === null) ?? [];
      const rest = done.filter(({ id }) => !kept.some((one) => one.id === id));
      setTaken([...kept, ...(await takeBack(api, rest, () => crypto.randomUUID()))]);
      void reload(['find']);
    });

  return (
    <section className="change" aria-labelledby="change-title">
      <div className="home__head">
        <h2 id="change-title" tabIndex={-1} ref={focusFirst}>
          Change all of them
        </h2>
        {!outcomes && (
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
        )}
      </div>
      {!outcomes && (
        <ChangeForm
          api={api}
          pack={pack}
          wanted={wanted}
          isBusy={isBusy}
          onPlan={(change) => void look(change)}
        />
      )}
      <Problem problem={problem} />
      {plan && !outcomes && (
        <PlanList
          pack={pack}
          plan={plan.rows}
          found={found}
          change={plan.change}
          chosen={plan.chosen}
          isBusy={isBusy}
          onChoose={(chosen) => setPlan({ ...plan, chosen })}
          onChange={() => void make(plan)}
        />
      )}
      {plan && outcomes && (
        <OutcomeList
          outcomes={outcomes}
          taken={taken}
          nameOf={(id) => plan.rows.find((row) => row.id === id)?.name ?? id}
          isBusy={isBusy}
          onUndo={() => void undo(outcomes)}
          onDone={onClose}
        />
      )}
    </section>
  );
}
