import type { HarnessRequest } from '../../types';
import { formatBytes, formatTime } from '../formatNumbers';

/** What the block asked its content sources. */
export function RequestsPanel({ requests }: { requests: HarnessRequest[] }) {
  if (requests.length === 0) return <p className="panel__none">The block asked for nothing.</p>;
  return (
    <table className="table">
      <thead>
        <tr>
          <th>Source</th>
          <th>Query</th>
          <th>Outcome</th>
          <th className="table__number">Time</th>
          <th className="table__number">Size</th>
        </tr>
      </thead>
      <tbody>
        {requests.map(({ source, query, outcome, duration, bytes }, index) => (
          <tr key={index}>
            <th scope="row">{source}</th>
            <td className="table__code">{JSON.stringify(query)}</td>
            <td className={outcome.startsWith('failed') ? 'bad' : undefined}>{outcome}</td>
            <td className="table__number">{formatTime(duration)}</td>
            <td className="table__number">{bytes === null ? 'none' : formatBytes(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
