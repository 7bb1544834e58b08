import type { FolderRow } from '../../contract/documents';
import { Choice } from '../../../ui/controls';
import type { DocumentQuery } from './useDocuments';

interface Props {
  query: DocumentQuery;
  /** Folders that this person may read. */
  folders: readonly FolderRow[];
  onChange: (query: Partial<DocumentQuery>) => void;
}

const KINDS = ['all', 'page', 'template', 'block'] as const;
const KIND_TEXTS = { all: 'All', page: 'Pages', template: 'Templates', block: 'Linked blocks' };
const STATUSES = ['any', 'draft', 'changed', 'live', 'archived'] as const;
const STATUS_TEXTS = {
  any: 'Any',
  draft: 'Draft',
  changed: 'Changed since published',
  live: 'Live',
  archived: 'Archived',
};
const SORTS = ['updated', 'name'] as const;
const SORT_TEXTS = { updated: 'Last changed', name: 'Name' };

/** What the list of pages shows, and in which order. */
export function Filters({ query, folders, onChange }: Props) {
  return (
    <div className="filters" role="search" aria-label="Pages">
      <input
        className="input filters__search"
        type="search"
        aria-label="Search by name or address"
        placeholder="Search by name or address"
        value={query.search ?? ''}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <fieldset className="segments">
        <legend className="hidden">Kind</legend>
        {KINDS.map((kind) => (
          <label className="segments__item" key={kind}>
            <input
              type="radio"
              name="kind"
              checked={(query.kind ?? 'all') === kind}
              onChange={() => onChange({ kind: kind === 'all' ? undefined : kind })}
            />
            <span>{KIND_TEXTS[kind]}</span>
          </label>
        ))}
      </fieldset>
      {folders.length > 1 && (
        <label className="choice">
          Folder
          <select
            className={query.folder === folders[0]?.path ? 'input' : 'input input--changed'}
            value={query.folder}
            onChange={({ target }) => onChange({ folder: target.value })}
          >
            {folders.map(({ path }) => (
              <option key={path} value={path}>
                {path === '/' ? 'All' : path}
              </option>
            ))}
          </select>
        </label>
      )}
      <Choice
        label="Status"
        texts={STATUS_TEXTS}
        choices={STATUSES}
        value={query.status ?? 'any'}
        onChoose={(status) => onChange({ status: status === 'any' ? undefined : status })}
      />
      <Choice
        label="Sort"
        texts={SORT_TEXTS}
        choices={SORTS}
        value={query.sort ?? 'updated'}
        onChoose={(sort) => onChange({ sort })}
      />
    </div>
  );
}
