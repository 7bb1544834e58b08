import { useEffect, useState } from 'react';
import { messageOf } from '../call';
import type { Api } from '../api';
import { pathOf } from '../paths';
import { describeRun } from '../publish/describeRun';
import type { TroubledRow } from './homeCalls';

/** Runs that are shown before someone asks for all. */
const FEW = 4;

/** Plans that are late or failed, each a way to its page; nothing where all is well. */
export function TroubledRuns({ api }: { api: Pick<Api, 'listTroubledRuns'> }) {
  const [runs, setRuns] = useState<readonly TroubledRow[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const now = Date.now();
  useEffect(() => {
    let isWanted = true;
    api.listTroubledRuns().then(
      (answer) => isWanted && setRuns(answer.runs),
      (error: unknown) => isWanted && setProblem(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [api]);
  if (problem !== null)
    return (
      <p className="note note--bad" role="alert">
        Whether plans are late or failed is not known. {problem}
      </p>
    );
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
