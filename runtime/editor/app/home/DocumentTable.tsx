import type { DocumentRow } from '../../contract/documents';
import type { RowTask } from './DocumentDialog';
import { DocumentTableRow } from './DocumentTableRow';

interface Props {
  rows: readonly DocumentRow[];
  /** Whether this person may change it. */
  mayChange: (row: DocumentRow) => boolean;
  /** Ids of rows that are chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  onTask: (task: RowTask) => void;
  onArchive: (row: DocumentRow, isArchived: boolean) => void;
}

/** Pages and templates with how each stands. */
export function DocumentTable(props: Props) {
  const { rows, mayChange, chosen, onChoose, onOpen, onTask, onArchive } = props;
  const now = Date.now();
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    onChoose(next);
  };
  if (rows.length === 0) return <p className="home__none">No page fits. Try another search.</p>;
  const ids = rows.map(({ id }) => id);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col" className="table__check">
            <input
              type="checkbox"
              aria-label="Choose all"
              checked={ids.every((id) => chosen.has(id))}
              onChange={({ target }) => choose(ids, target.checked)}
            />
          </th>
          <th scope="col">Name</th>
          <th scope="col">Status</th>
          <th scope="col" className="table__wide">
            Folder
          </th>
          <th scope="col" className="table__when">
            Last changed
          </th>
          <th scope="col">
            <span className="hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DocumentTableRow
            key={row.id}
            row={row}
            mayChange={mayChange(row)}
            now={now}
            isChosen={chosen.has(row.id)}
            onChoose={(isChosen) => choose([row.id], isChosen)}
            onOpen={onOpen}
            onTask={onTask}
            onArchive={onArchive}
          />
        ))}
      </tbody>
    </table>
  );
}
