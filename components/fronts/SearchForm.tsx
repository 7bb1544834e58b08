import type { ReactNode } from 'react';

export interface SearchFormProps {
  /** Tells apart several forms of a page. */
  id: string;
  /** What was searched for. */
  query?: string;
  label: string;
  /** What else is sent with the text. */
  children?: ReactNode;
}

/**
 * A plain search form. Its button is disabled while the text is empty by `enhanceSearchForm`; Enter
 * sends whatever is typed (widgets §2, §5).
 */
export function SearchForm({ id, query = '', label, children }: SearchFormProps) {
  return (
    <form className="search-form" action="/search" method="get" role="search" aria-label={label}>
      <label className="search-form__label" htmlFor={id}>
        {label}
      </label>
      <div className="search-form__row">
        <input
          className="search-form__input"
          id={id}
          type="search"
          name="query"
          defaultValue={query}
          autoComplete="off"
        />
        <button className="search-form__submit" type="submit">
          Search
        </button>
      </div>
      {children}
    </form>
  );
}
