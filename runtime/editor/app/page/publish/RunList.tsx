import type { RunRow } from '../../../contract/versions';
import { describeRun } from '../../shared/describeRun';

interface Props {
  runs: readonly RunRow[];
  /** ms since 1970. */
  now: number;
  mayCancel: boolean;
  onCancel: (run: RunRow) => void;
}

/** What is planned, and how what was planned went. */
export function RunList({ runs, now, mayCancel, onCancel }: Props) {
  if (runs.length === 0) return <p className="dim">Nothing is planned.</p>;
  return (
    <ul className="runs">
      {runs.map((run) => {
        const words = describeRun(run, now);
        return (
          <li key={run.id} className="runs__item">
            <div>
              <b>Version {run.version}</b>{' '}
              <span className={`runs__state runs__state--${words.level}`}>{words.state}</span>
              <p>{words.detail}</p>
              <p className="dim">By {run.createdBy}</p>
            </div>
            {mayCancel && words.cancel !== null && (
              <button
                type="button"
                className="button"
                aria-label={`${words.cancel}: version ${run.version}, ${words.detail}`}
                onClick={() => onCancel(run)}
              >
                {words.cancel}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
