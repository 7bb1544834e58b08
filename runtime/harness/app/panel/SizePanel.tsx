import type { HarnessRendering } from '../../types';
import { formatBytes } from '../formatNumbers';

const PARTS = [
  ['html', 'HTML'],
  ['css', 'Styles'],
  ['script', 'Script'],
] as const;

/** What the block costs a reader. */
export function SizePanel({ sizes }: { sizes: HarnessRendering['sizes'] }) {
  const sum = (unit: 'bytes' | 'gzip') =>
    PARTS.reduce((total, [part]) => total + sizes[part][unit], 0);
  const total = sum('gzip');
  const share = (part: keyof typeof sizes) =>
    total === 0 ? 0 : Math.round((sizes[part].gzip / total) * 100);
  return (
    <table className="table table--size">
      <thead>
        <tr>
          <th>Part</th>
          <th className="table__number">Size</th>
          <th className="table__number">Gzip</th>
          <th>Share</th>
        </tr>
      </thead>
      <tbody>
        {PARTS.map(([part, label]) => (
          <tr key={part}>
            <th scope="row">{label}</th>
            <td className="table__number">{formatBytes(sizes[part].bytes)}</td>
            <td className="table__number">{formatBytes(sizes[part].gzip)}</td>
            <td className="table__bar">
              <span>{share(part)}%</span>
              <div style={{ width: `${share(part)}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td className="table__number">{formatBytes(sum('bytes'))}</td>
          <td className="table__number">{formatBytes(total)}</td>
          <td>100%</td>
        </tr>
      </tfoot>
    </table>
  );
}
