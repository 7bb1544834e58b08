import { Pagination } from '../../../../components/fronts/Pagination';
import { SearchForm } from '../../../../components/fronts/SearchForm';
import { StoryRiver } from '../../../../components/fronts/StoryRiver';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { Search } from './searchOf';

export interface SearchResultsProps {
  search: Search;
  /** Null where the search could not be made. */
  results: { stories: readonly StoryCard[]; total: number } | null;
  pageCount: number;
  requestUri: string;
  /** ms since 1970. */
  now: number;
}

const SORTS = [
  { sort: 'relevance', text: 'Best match' },
  { sort: 'date', text: 'Newest' },
] as const;

/** The search page: form, count, order, results, pages. Works without script. */
export function SearchResults(props: SearchResultsProps) {
  const { search, results, pageCount, requestUri, now } = props;
  const { query, page, sort } = search;
  return (
    <div className="front search-results">
      <header className="front__head">
        <h1 className="search-results__title">Search</h1>
        <SearchForm id="search-results-query" query={query} label="Search stories" />
      </header>
      {query !== '' && (
        <div className="search-results__bar">
          <p className="search-results__count">{countText(search, results?.total ?? null)}</p>
          {results !== null && results.total > 1 && (
            <nav aria-label="Order of the results">
              <ul className="search-results__sorts">
                {SORTS.map((option) => (
                  <li key={option.sort}>
                    <a
                      href={sortAddress(query, option.sort)}
                      aria-current={option.sort === sort ? 'true' : undefined}
                    >
                      {option.text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
      {query === '' && (
        <p className="front__empty">
          Look for a name, a place or a few words of a headline. Put words in order of importance.
        </p>
      )}
      {results !== null && results.stories.length > 0 && (
        <section>
          <h2 className="visually-hidden">Results</h2>
          <StoryRiver
            stories={results.stories}
            provenance="search"
            feedLength={results.total}
            now={now}
          />
        </section>
      )}
      {query !== '' && results?.total === 0 && (
        <p className="front__empty">
          Check the spelling, try fewer words, or look at <a href="/news/">the latest news</a>.
        </p>
      )}
      {query !== '' && (
        <Pagination page={page} pageCount={pageCount} requestUri={requestUri} label="results" />
      )}
    </div>
  );
}

function countText({ query }: Search, total: number | null): string {
  if (total === null) return 'The search is not available right now. Please try again in a minute.';
  if (total === 0) return `No results for “${query}”`;
  const results = total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`;
  return `${results} for “${query}”`;
}

function sortAddress(query: string, sort: Search['sort']): string {
  const params = new URLSearchParams({ query });
  if (sort === 'date') params.set('sort', sort);
  return `/search?${params.toString()}`;
}
