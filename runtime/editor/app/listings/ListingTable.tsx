import type { ListingRow } from '../../contract/listings';
import { ChangedAt } from '../shared/ChangedAt';
import { listingPath } from '../shared/paths';
import { PlainLink } from '../shared/PlainLink';

interface Props {
  rows: readonly ListingRow[];
  /** ms since 1970. */
  now: number;
  onGo: (path: string) => void;
}

/** Listings in a table, each with the way to it. */
export function ListingTable({ rows, now, onGo }: Props) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Readers see it</th>
          <th scope="col">Last changed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, isLive, updatedAt }) => (
          <tr key={id}>
            <th scope="row">
              <PlainLink href={listingPath(id)} onGo={onGo}>
                {name || id}
              </PlainLink>
            </th>
            <td>{isLive ? 'Yes' : 'No'}</td>
            <td>
              <ChangedAt at={updatedAt} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
