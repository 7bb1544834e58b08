import { focusFirst } from '../shared/focusFirst';
import type { ChangedDraft } from '../../contract/find';
import { pathOf } from '../shared/paths';
import type { TakenBack } from './takeBack';
import { countOutcomes, describeOutcome } from './words';

interface Props {
  outcomes: readonly ChangedDraft[];
  /** What undoing came to; null: it was not asked for. */
  taken: readonly TakenBack[] | null;
  nameOf: (id: string) => string;
  isBusy: boolean;
  onUndo: () => void;
  onDone: () => void;
}

/** How a change went on each page, and its undo. */
export function OutcomeList({ outcomes, taken, nameOf, isBusy, onUndo, onDone }: Props) {
  const isUndone = (id: string) => taken?.find((one) => one.id === id);
  const isOpen = outcomes.some(({ id, done }) => done && isUndone(id)?.why !== null);
  return (
    <section aria-label="What changed">
      <p role="status" tabIndex={-1} ref={focusFirst}>
        <b>{taken ? countTaken(taken) : countOutcomes(outcomes)}</b>{' '}
        {taken === null && 'Readers see it when the pages are published.'}
      </p>
      <ul className="plan">
        {outcomes.map((outcome) => {
          const { id } = outcome;
          const { state, why } = describeOutcome(outcome);
          const back = isUndone(id);
          const isGood = back ? back.why === null : outcome.done;
          return (
            <li key={id} className="plan__page">
              <span className={`status-chip status-chip--${isGood ? 'live' : 'bad'}`}>
                {back ? (back.why === null ? 'Undone' : 'Not undone') : state}
              </span>
              <div>
                <a href={pathOf(id)}>{nameOf(id)}</a>
                {(back?.why ?? why) && <p>{back?.why ?? why}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="change__acts">
        {isOpen && (
          <button type="button" className="button" disabled={isBusy} onClick={onUndo}>
            {isBusy ? 'Undoing' : taken ? 'Try the rest again' : 'Undo all of it'}
          </button>
        )}
        <button type="button" className="button" disabled={isBusy} onClick={onDone}>
          Close
        </button>
      </div>
    </section>
  );
}

function countTaken(taken: readonly TakenBack[]): string {
  const left = taken.filter(({ why }) => why !== null).length;
  if (left === 0) return 'All of it is undone.';
  const rest = left === 1 ? '1 page' : `${left} pages`;
  return left === taken.length ? 'Nothing could be undone.' : `Undone, but for ${rest}.`;
}
