import type { LogEntry } from '../../contract/log';
import type { Grant } from '../../contract/parts';
import { describeGrants } from '../shared/describeGrants';
import { formatMoment } from '../shared/moments';
import { pathOf } from '../shared/paths';
import { describeActor } from './describeActor';
import { describeEntry } from './describeEntry';
import type { LogQuery } from './logQuery';

interface Props {
  entries: readonly LogEntry[];
  /** IANA name of the paper's. */
  zone: string;
  /** ms since 1970. */
  now: number;
  onNarrow: (query: Partial<LogQuery>) => void;
}

/** What was done, one line each, with all that the log knows of it on demand. */
export function LogList({ entries, zone, now, onNarrow }: Props) {
  return (
    <ol className="log">
      {entries.map((entry) => {
        const { id, at, actor, documentId, documentName } = entry;
        return (
          <li key={id} className="log__entry">
            <time className="dim" dateTime={at}>
              {formatMoment(at, zone, now)}
            </time>
            <span className="log__who" title={actor}>
              {describeActor(entry)}
            </span>
            <div className="log__what">
              {documentId !== null && (
                <>
                  <a href={pathOf(documentId)}>{documentName ?? documentId}</a>:{' '}
                </>
              )}
              {describeEntry(entry, now)}
            </div>
            <details>
              <summary>Details</summary>
              <dl>
                {detailsOf(entry).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <button type="button" className="button" onClick={() => onNarrow({ person: actor })}>
                Only by this person
              </button>{' '}
              {documentId !== null && (
                <button
                  type="button"
                  className="button"
                  onClick={() => onNarrow({ document: documentId })}
                >
                  Only on this page
                </button>
              )}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

/** All that the log knows of an entry, by name. */
function detailsOf({ actor, documentId, detail }: LogEntry): [string, string][] {
  return [
    ['by', actor],
    ...(documentId === null ? [] : [['page', documentId] as [string, string]]),
    ...Object.entries(detail).map(([name, value]): [string, string] => [
      name,
      name === 'grants'
        ? describeGrants(value as Grant[])
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
    ]),
  ];
}
