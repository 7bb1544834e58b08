import type { DocumentRow } from '../../contract/documents';
import { ChangedAt } from '../shared/ChangedAt';
import { Menu, type MenuItem } from '../../../ui/Menu';
import { LOG, pathOf } from '../shared/paths';
import { PlainLink } from '../shared/PlainLink';
import { timeAgo } from '../shared/timeAgo';
import type { RowTask } from './DocumentDialog';

interface Acts {
  onTask: (task: RowTask) => void;
  onArchive: (row: DocumentRow, isArchived: boolean) => void;
}

interface Props extends Acts {
  row: DocumentRow;
  /** Whether this person may change it. */
  mayChange: boolean;
  /** ms since 1970. */
  now: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: (id: string) => void;
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

/** A page in the list: how it stands, and what can be done with it. */
export function DocumentTableRow(props: Props) {
  const { row, mayChange, now, isChosen, onChoose, onOpen, onTask, onArchive } = props;
  return (
    <tr>
      <td className="table__check">
        <input
          type="checkbox"
          aria-label={`Choose ${row.name}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <th scope="row">
        <PlainLink href={pathOf(row.id)} onGo={() => onOpen(row.id)}>
          {row.name}
        </PlainLink>
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
        <ChangedAt at={row.updatedAt} now={now} />
        <span className="dim table__wide"> {row.updatedBy}</span>
      </td>
      <td className="table__menu">
        <Menu
          label={`Actions for ${row.name}`}
          items={itemsFor(row, mayChange, { onTask, onArchive })}
        />
      </td>
    </tr>
  );
}

function itemsFor(row: DocumentRow, mayChange: boolean, { onTask, onArchive }: Acts): MenuItem[] {
  const isArchived = row.status === 'archived';
  const log = {
    label: 'Log',
    onChoose: () => location.assign(`${LOG}?${new URLSearchParams({ document: row.id })}`),
  };
  if (!mayChange) return [log];
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
}
