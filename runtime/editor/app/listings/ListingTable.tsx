import type { MouseEvent } from 'react';
import type { ListingRow } from '../../contract/listings';
import { listingPath } from '../shared/paths';
import { timeAgo } from '../shared/timeAgo';

interface Props {
  rows: readonly ListingRow[];
  /** ms since 1970. */
  now: number;
  onOpen: (id: string) => void;
}

/** Listings in a table, each with the way to it. */
export function ListingTable({ rows, now, onOpen }: Props) {
  const onLink = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(id);
  };
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
              <a href={listingPath(id)} onClick={(event) => onLink(event, id)}>
                {name || id}
              </a>
            </th>
            <td>{isLive ? 'Yes' : 'No'}</td>
            <td>
              <time dateTime={updatedAt} title={new Date(updatedAt).toLocaleString()}>
                {timeAgo(updatedAt, now)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
