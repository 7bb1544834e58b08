import type { MouseEvent } from 'react';
import { Menu, type MenuItem } from '../../../ui/Menu';
import type { DocumentRow } from '../api';
import { LOG, pathOf } from '../paths';
import type { RowTask } from './DocumentDialog';
import { timeAgo } from './timeAgo';

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

const STATUS: Record<DocumentRow['status'], string> = {
  draft: 'Draft',
  changed: 'Changed',
  live: 'Live',
  archived: 'Archived',
};

/** What stands where pages have their address. */
const KINDS: Partial<Record<DocumentRow['kind'], string>> = {
  template: 'Template',
  block: 'Linked block',
};

/** Pages and templates with how each stands. */
export function DocumentTable(props: Props) {
  const { rows, mayChange, chosen, onChoose, onOpen, onTask, onArchive } = props;
  const now = Date.now();
  const isAll = rows.every(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    onChoose(next);
  };
  const onLink = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(id);
  };
  const itemsFor = (row: DocumentRow): MenuItem[] => {
    const isArchived = row.status === 'archived';
    const log = {
      label: 'Log',
      onChoose: () => location.assign(`${LOG}?${new URLSearchParams({ document: row.id })}`),
    };
    if (!mayChange(row)) return [log];
    return [
      ...(isArchived
        ? []
        : (['rename', 'copy', 'move'] as const).map((kind) => ({
            label: { rename: 'Rename', copy: 'Copy', move: 'Move to folder' }[kind],
            onChoose: () => onTask({ kind, row }),
          }))),
      {
        label: isArchived ? 'Bring back' : 'Archive',
        onChoose: () => onArchive(row, !isArchived),
      },
      log,
    ];
  };
  if (rows.length === 0) return <p className="home__none">No page fits. Try another search.</p>;
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col" className="table__check">
            <input
              type="checkbox"
              aria-label="Choose all"
              checked={isAll}
              onChange={({ target }) =>
                choose(
                  rows.map(({ id }) => id),
                  target.checked,
                )
              }
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
          <tr key={row.id}>
            <td className="table__check">
              <input
                type="checkbox"
                aria-label={`Choose ${row.name}`}
                checked={chosen.has(row.id)}
                onChange={({ target }) => choose([row.id], target.checked)}
              />
            </td>
            <th scope="row">
              <a href={pathOf(row.id)} onClick={(event) => onLink(event, row.id)}>
                {row.name}
              </a>
              <span className="dim">{KINDS[row.kind] ?? row.url ?? ''}</span>
              <span className="dim table__narrow">{timeAgo(row.updatedAt, now)}</span>
            </th>
            <td>
              <span className={`status-chip status-chip--${row.status}`}>{STATUS[row.status]}</span>
              {row.scheduledFor && (
                <span className="status-chip" title={new Date(row.scheduledFor).toLocaleString()}>
                  Scheduled
                </span>
              )}
            </td>
            <td className="table__wide">{row.folder}</td>
            <td className="table__when">
              <time dateTime={row.updatedAt} title={new Date(row.updatedAt).toLocaleString()}>
                {timeAgo(row.updatedAt, now)}
              </time>
              <span className="dim table__wide"> {row.updatedBy}</span>
            </td>
            <td className="table__menu">
              <Menu label={`Actions for ${row.name}`} items={itemsFor(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
