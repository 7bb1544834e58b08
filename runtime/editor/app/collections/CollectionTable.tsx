import type { CollectionRow } from '../../contract/collections';
import { ChangedAt } from '../shared/ChangedAt';
import { collectionPath } from '../shared/paths';
import { PlainLink } from '../shared/PlainLink';

interface Props {
  rows: readonly CollectionRow[];
  /** ms since 1970. */
  now: number;
  onGo: (path: string) => void;
}

/** Collections in a table, each with the way to it. */
export function CollectionTable({ rows, now, onGo }: Props) {
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
              <PlainLink href={collectionPath(id)} onGo={onGo}>
                {name || id}
              </PlainLink>
              <span className="dim">{alias ? `${id}, ${alias}` : id}</span>
            </th>
            <td>{size}</td>
            <td>
              <ChangedAt at={updatedAt} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
