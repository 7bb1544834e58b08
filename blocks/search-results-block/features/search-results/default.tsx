import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { pageCount } from '../../../../components/fronts/pageCount';
import { SearchResults } from './SearchResults';
import { searchOf } from './searchOf';

/** What the address asks to find: `/search?query={text}` (widgets §2). */
export default defineFeature({
  label: 'Search – Results',
  hydrate: 'idle',
  /** s: "Updated" depends on the clock (widgets §5). */
  ttl: 300,
  fields: {
    pageSize: field.number({
      label: 'Results per page',
      default: 20,
      min: 5,
      max: 50,
      group: 'Results',
    }),
  },
  view: function SearchResultsFeature({ fields }) {
    const { requestUri } = useAppContext();
    const size = fields.pageSize;
    const search = searchOf(requestUri);
    const { query, page, sort, filters } = search;
    const results = useContent(
      search.query ? { source: 'search', query: { query, page, sort, ...filters, size } } : null,
    );
    const sections = useContent(search.query ? { source: 'site-menu', query: {} } : null);
    return (
      <SearchResults
        search={search}
        results={results}
        sections={sections ?? []}
        pageCount={results ? pageCount(results.total, size) : page}
        requestUri={requestUri}
        now={Date.now()}
      />
    );
  },
});
