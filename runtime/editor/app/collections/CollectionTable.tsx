import type { MouseEvent } from 'react';
import type { CollectionRow } from '../../contract/collections';
import { collectionPath } from '../shared/paths';
import { timeAgo } from '../shared/timeAgo';

interface Props {
  rows: readonly CollectionRow[];
  /** ms since 1970. */
  now: number;
  onOpen: (id: string) => void;
}

/** Collections in a table, each with the way to it. */
export function CollectionTable({ rows, now, onOpen }: Props) {
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
          <th scope="col">Stories</th>
          <th scope="col">Last changed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, alias, name, size, updatedAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={collectionPath(id)} onClick={(event) => onLink(event, id)}>
                {name || id}
              </a>
              <span className="dim">{alias ? `${id}, ${alias}` : id}</span>
            </th>
            <td>{size}</td>
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
