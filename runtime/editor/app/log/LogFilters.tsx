import type { DocumentRow } from '../../contract/documents';
import { useState } from 'react';
import type { Api } from '../shared/api';
import { useAnswer } from '../shared/queries';
import { ACTION_GROUPS, actionsOf } from './actionGroups';
import type { LogQuery } from './logQuery';

interface Props {
  api: Pick<Api, 'listDocuments'>;
  query: LogQuery;
  /** Whether pages of the whole site can be looked for by name. */
  maySearch: boolean;
  /** Groups of actions that this person can see. */
  groups: readonly string[];
  onChange: (query: Partial<LogQuery>) => void;
}

/** What the log shows: of one person, one page, one kind of action. */
export function LogFilters({ api, query, maySearch, groups, onChange }: Props) {
  return (
    <div className="filters" role="search" aria-label="Log">
      <input
        className="input filters__search"
        type="search"
        aria-label="Person, by name or email"
        placeholder="Person, by name or email"
        value={query.person}
        onChange={({ target }) => onChange({ person: target.value })}
      />
      {maySearch && (
        <PageSearch
          key={query.document}
          api={api}
          start={query.document}
          onChoose={(document) => onChange({ document })}
        />
      )}
      <label className="choice">
        What
        <select
          className={query.action === '' ? 'input' : 'input input--changed'}
          value={query.action}
          onChange={({ target }) => onChange({ action: target.value })}
        >
          <option value="">All</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              <option value={actionsOf(group).join(',')}>{group}: all</option>
              {Object.entries(ACTION_GROUPS[group] ?? {}).map(([action, text]) => (
                <option key={action} value={action}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
}

interface PageSearchProps {
  api: Pick<Api, 'listDocuments'>;
  start: string;
  onChoose: (document: string) => void;
}

/** A page by its name: the browser's own list of what fits. */
function PageSearch({ api, start, onChoose }: PageSearchProps) {
  const [text, setText] = useState(start);
  // What can't be had is no list of suggestions; an id may still be typed.
  const { data } = useAnswer(api, 'listDocuments', { search: text, sort: 'name', limit: 20 });
  const rows = data?.documents ?? [];
  return (
    <>
      <input
        className="input filters__search"
        type="search"
        list="log-pages"
        aria-label="Page, by name"
        placeholder="Page, by name"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const chosen = rows.find((row) => optionOf(row) === target.value);
          if (chosen) onChoose(chosen.id);
          else if (target.value === '') onChoose('');
        }}
      />
      <datalist id="log-pages">
        {rows.map((row) => (
          <option key={row.id} value={optionOf(row)}>
            {optionOf(row)}
          </option>
        ))}
      </datalist>
    </>
  );
}

const optionOf = ({ name, id }: DocumentRow) => `${name} (${id})`;
