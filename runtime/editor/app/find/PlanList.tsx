import type { EditorPack } from '../../contract/pack';
import type { FoundDraft, PlanRow } from '../../contract/find';
import type { BulkChange } from '../../../document/change/planChange';
import { pathOf } from '../shared/paths';
import { ChangeList } from '../shared/ChangeList';
import { placeOf } from '../shared/placeOf';
import { countLeft, countPlan, describePlan } from './words';

interface Props {
  pack: EditorPack;
  plan: readonly PlanRow[];
  found: readonly FoundDraft[];
  change: BulkChange;
  /** Ids of those that are to be changed. */
  chosen: ReadonlySet<string>;
  isBusy: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onChange: () => void;
}

/** What would change on each page, and which of them it is done to. */
export function PlanList(props: Props) {
  const { pack, plan, found, change, chosen, isBusy, onChoose, onChange } = props;
  const open = plan.filter(({ mayEdit }) => mayEdit);
  const left = countLeft(found, plan, change);
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <section aria-label="What would change">
      <p role="status">
        {countPlan(plan)} {left}
      </p>
      {open.length > 1 && (
        <label className="choice plan__all">
          <input
            type="checkbox"
            checked={chosen.size === open.length}
            onChange={({ target }) =>
              onChoose(new Set(target.checked ? open.map(({ id }) => id) : []))
            }
          />
          All pages
        </label>
      )}
      <ul className="plan">
        {plan.map((row) => (
          <li key={row.id} className="plan__page">
            <input
              type="checkbox"
              aria-label={`Change ${row.name}`}
              disabled={!row.mayEdit}
              checked={chosen.has(row.id)}
              onChange={({ target }) => toggle(row.id, target.checked)}
            />
            <div>
              <h3>
                <a href={pathOf(row.id)}>{row.name}</a>{' '}
                <span className="dim">{placeOf(row.kind, row.folder)}</span>
              </h3>
              {!row.mayEdit && (
                <p className="bad">You may not edit this page. It stays as it is.</p>
              )}
              <ChangeList changes={describePlan(row, pack)} none="" />
            </div>
          </li>
        ))}
      </ul>
      {plan.length > 0 && (
        <button
          type="button"
          className="button button--main"
          disabled={isBusy || chosen.size === 0}
          onClick={onChange}
        >
          {isBusy ? 'Changing' : `Change ${chosen.size === 1 ? '1 page' : `${chosen.size} pages`}`}
        </button>
      )}
    </section>
  );
}
