import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { pageCount } from '../../../../components/fronts/pageCount';
import type { StoryCard } from '../../../../content/schemas/ans';
import { number, type JsonRecord } from '../../../../content/schemas/json';
import { SearchResults } from './SearchResults';
import { searchOf } from './searchOf';

const PAGE_SIZE = 20;

/** What the address asks to find: `/search?query={text}` (widgets §2). */
export default function SearchResultsFeature({ customFields }: { customFields: JsonRecord }) {
  const { requestUri } = useAppContext();
  const search = searchOf(requestUri);
  const size = Math.min(50, Math.max(5, Math.trunc(number(customFields['pageSize'], PAGE_SIZE))));
  const results = useContent<{ stories: StoryCard[]; total: number }>(
    search.query ? { source: 'search', query: { ...search, size } } : null,
  );
  return (
    <SearchResults
      search={search}
      results={results}
      pageCount={pageCount(results?.total ?? 0, size)}
      requestUri={requestUri}
      now={Date.now()}
    />
  );
}

SearchResultsFeature.label = 'Search – Results';
SearchResultsFeature.hydrate = 'idle' as const;
/** s: "Updated" depends on the clock (widgets §5). */
SearchResultsFeature.ttl = 300;
SearchResultsFeature.propTypes = {
  customFields: PropTypes.shape({
    pageSize: PropTypes.number.tag({
      label: 'Results per page',
      defaultValue: PAGE_SIZE,
      min: 5,
      max: 50,
      group: 'Results',
    }),
  }),
};
