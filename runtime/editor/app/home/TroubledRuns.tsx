import { useState } from 'react';
import type { Api } from '../shared/api';
import { describeRun } from '../shared/describeRun';
import { pathOf } from '../shared/paths';
import { Problem } from '../shared/Problem';
import { useAnswer } from '../shared/queries';

/** Runs that are shown before someone asks for all. */
const FEW = 4;

/** Plans that are late or failed, each a way to its page; nothing where all is well. */
export function TroubledRuns({ api }: { api: Pick<Api, 'listTroubledRuns'> }) {
  const { data, problem } = useAnswer(api, 'listTroubledRuns', {});
  const [isAll, setAll] = useState(false);
  const now = Date.now();
  if (problem !== null)
    return <Problem problem={`Whether plans are late or failed is not known. ${problem}`} />;
  const runs = data?.runs ?? [];
  if (runs.length === 0) return null;
  return (
    <section className="troubled" aria-labelledby="troubled">
      <h3 id="troubled">Plans that did not go as planned</h3>
      <ul>
        {(isAll ? runs : runs.slice(0, FEW)).map((run) => {
          const { state, level, detail } = describeRun(run, now);
          return (
            <li key={run.id}>
              <span className={`status-chip${level === 'bad' ? ' status-chip--bad' : ''}`}>
                {state}
              </span>{' '}
              <a href={pathOf(run.document)}>{run.name}</a> Version {run.version}, {detail}
            </li>
          );
        })}
      </ul>
      {!isAll && runs.length > FEW && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          Show all {runs.length}
        </button>
      )}
    </section>
  );
}
