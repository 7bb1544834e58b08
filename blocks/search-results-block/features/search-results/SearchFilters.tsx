import type { ReactNode } from 'react';
import type { Section } from '../../../../content/schemas/ans';
import { NO_FILTERS, searchAddress, SPANS, TYPES, type Search } from './searchOf';

export interface SearchFiltersProps {
  search: Search;
  sections: readonly Section[];
  /** Who wrote what was found. */
  writers: readonly { id: string; name: string }[];
}

const TYPE_NAMES = { story: 'Stories', gallery: 'Photo galleries', video: 'Videos' };
const SPAN_NAMES = {
  day: 'Past 24 hours',
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
};

/** What a search can be narrowed to, within its form. Sent with the text; works without script. */
export function SearchFilters({ search, sections, writers }: SearchFiltersProps) {
  const { filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <fieldset className="search-filters">
      <legend className="visually-hidden">Filters</legend>
      <div className="search-filters__fields">
        <Choice name="section" label="Section" value={filters.section} all="All sections">
          <SectionOptions sections={sections} chosen={filters.section} />
        </Choice>
        <Choice name="author" label="Writer" value={filters.author} all="All writers">
          {withChosen(writers, filters.author).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice name="type" label="Type" value={filters.type} all="All types">
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_NAMES[type]}
            </option>
          ))}
        </Choice>
        <Choice name="since" label="Date" value={filters.since} all="Any time">
          {SPANS.map((span) => (
            <option key={span} value={span}>
              {SPAN_NAMES[span]}
            </option>
          ))}
        </Choice>
      </div>
      <details className="search-filters__days" open={filters.from !== '' || filters.to !== ''}>
        <summary>Choose dates</summary>
        <div className="search-filters__span">
          <Day name="from" label="From" value={filters.from} />
          <Day name="to" label="To" value={filters.to} />
        </div>
      </details>
      {search.sort === 'date' && <input type="hidden" name="sort" value="date" />}
      <div className="search-filters__ends">
        <button className="search-filters__apply" type="submit">
          Apply filters
        </button>
        {isFiltered && (
          <a
            className="search-filters__clear"
            href={searchAddress({ ...search, filters: NO_FILTERS })}
          >
            Clear filters
          </a>
        )}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  /** What it says where nothing is chosen. */
  all: string;
  children: ReactNode;
}

function Choice({ name, label, value, all, children }: ChoiceProps) {
  return (
    <div className="search-filters__field">
      <label htmlFor={`search-filter-${name}`}>{label}</label>
      <select id={`search-filter-${name}`} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="search-filters__field">
      <label htmlFor={`search-filter-${name}`}>{label}</label>
      <input id={`search-filter-${name}`} type="date" name={name} defaultValue={value} />
    </div>
  );
}

/** Sections, those below one in a group of its name; also the chosen one, if the menu lacks it. */
function SectionOptions({ sections, chosen }: { sections: readonly Section[]; chosen: string }) {
  const known = sections.flatMap((section) => [section, ...section.children]);
  return (
    <>
      {chosen !== '' && known.every(({ _id }) => _id !== chosen) && (
        <option value={chosen}>{chosen}</option>
      )}
      {sections.map(({ _id, name, children }) =>
        children.length === 0 ? (
          <option key={_id} value={_id}>
            {name}
          </option>
        ) : (
          <optgroup key={_id} label={name}>
            <option value={_id}>All of {name}</option>
            {children.map((child) => (
              <option key={child._id} value={child._id}>
                {child.name}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </>
  );
}

/** By name; with the chosen one, who may have written none of what is shown. */
function withChosen(
  writers: SearchFiltersProps['writers'],
  chosen: string,
): SearchFiltersProps['writers'] {
  const isKnown = chosen === '' || writers.some(({ id }) => id === chosen);
  const all = isKnown ? writers : [...writers, { id: chosen, name: chosen }];
  return all.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
