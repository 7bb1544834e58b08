import type { AxeResults } from 'axe-core';

export type Report =
  | { kind: 'running' }
  | { kind: 'failed'; problem: string }
  | { kind: 'done'; violations: AxeResults['violations'] };

interface Props {
  report: Report;
  onRun: () => void;
  onHighlight: (selector: string) => void;
}

/** What axe-core holds against the block; a click on an element shows it. */
export function AccessibilityPanel({ report, onRun, onHighlight }: Props) {
  return (
    <>
      <div className="panel__tools">
        <p role="status">{describe(report)}</p>
        <button type="button" className="button" onClick={onRun}>
          Check again
        </button>
      </div>
      {report.kind === 'done' && (
        <ul className="faults">
          {report.violations.map(({ id, impact, help, helpUrl, nodes }) => (
            <li className="faults__item" key={id}>
              <p>
                <span className={`faults__impact faults__impact--${impact ?? 'minor'}`}>
                  {impact ?? 'minor'}
                </span>{' '}
                {help}{' '}
                <a href={helpUrl} target="_blank" rel="noreferrer">
                  {id}
                </a>
              </p>
              <ul>
                {nodes.map(({ target, failureSummary }) => {
                  const selector = target.flat().join(' ');
                  return (
                    <li key={selector}>
                      <button
                        type="button"
                        className="faults__target"
                        title={failureSummary}
                        onClick={() => onHighlight(selector)}
                      >
                        {selector}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function describe(report: Report): string {
  if (report.kind === 'running') return 'Checking';
  if (report.kind === 'failed') return `The check failed: ${report.problem}`;
  const count = report.violations.length;
  if (count === 0) return 'No faults found';
  return count === 1 ? '1 rule is broken' : `${count} rules are broken`;
}
