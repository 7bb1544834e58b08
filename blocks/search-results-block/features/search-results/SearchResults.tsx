import { Pagination } from '../../../../components/fronts/Pagination';
import { SearchForm } from '../../../../components/fronts/SearchForm';
import { StoryRiver } from '../../../../components/fronts/StoryRiver';
import type { StoryCard } from '../../../../content/schemas/ans';
import { MarkedWords } from '../../../../components/ui/Marked';
import type { Section } from '../../../../content/schemas/ans';
import { SearchFilters } from './SearchFilters';
import { NO_FILTERS, searchAddress, type Search } from './searchOf';

interface Results {
  stories: readonly StoryCard[];
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
  /** Words to mark, in small letters. */
  words: readonly string[];
  writers: readonly { id: string; name: string }[];
  /** What was looked for instead of what was typed. */
  correction: string | null;
}

export interface SearchResultsProps {
  search: Search;
  /** Null where the search could not be made. */
  results: Results | null;
  sections: readonly Section[];
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
  const { search, results, sections, pageCount, requestUri, now } = props;
  const { query, page, sort, filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <div className="front search-results">
      <header className="front__head">
        <h1 className="search-results__title">Search</h1>
        <SearchForm id="search-results-query" query={query} label="Search stories">
          {query !== '' && (
            <SearchFilters search={search} sections={sections} writers={results?.writers ?? []} />
          )}
        </SearchForm>
      </header>
      {results?.correction && (
        <p className="search-results__correction">
          No story has “{query}.” Showing results for{' '}
          <a href={searchAddress({ ...search, query: results.correction })}>{results.correction}</a>
          .
        </p>
      )}
      {query !== '' && (
        <div className="search-results__bar">
          <p className="search-results__count">
            {countText(results?.correction ?? query, results)}
          </p>
          {results !== null && results.total > 1 && (
            <nav aria-label="Order of the results">
              <ul className="search-results__sorts">
                {SORTS.map((option) => (
                  <li key={option.sort}>
                    <a
                      href={searchAddress({ ...search, sort: option.sort })}
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
          <MarkedWords.Provider value={new Set(results.words)}>
            <StoryRiver
              stories={results.stories}
              provenance="search"
              feedLength={results.total}
              now={now}
            />
          </MarkedWords.Provider>
        </section>
      )}
      {query !== '' && results?.total === 0 && (
        <p className="front__empty">
          {isFiltered ? (
            <>
              <a href={searchAddress({ ...search, filters: NO_FILTERS })}>
                Search without the filters
              </a>
              , or try fewer words.
            </>
          ) : (
            <>
              Check the spelling, try fewer words, or look at <a href="/news/">the latest news</a>.
            </>
          )}
        </p>
      )}
      {query !== '' && (
        <Pagination page={page} pageCount={pageCount} requestUri={requestUri} label="results" />
      )}
    </div>
  );
}

function countText(query: string, results: Results | null): string {
  if (!results) return 'The search is not available right now. Please try again in a minute.';
  const { total, isMore } = results;
  if (total === 0) return `No results for “${query}”`;
  const count = isMore
    ? `More than ${total.toLocaleString('en-US')}`
    : total.toLocaleString('en-US');
  return `${count} ${total === 1 && !isMore ? 'result' : 'results'} for “${query}”`;
}
