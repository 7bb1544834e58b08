import { getJson } from '../getJson';
import { bareWords } from '../lucene';
import { countParam, pathOf, siteOf, textParam } from '../params';
import { readSearchAnswer } from '../readSearchAnswer';
import type { Source } from '../source';

const PAGE_SIZE = 20;
const MAX_PAGE = 100;

/**
 * What readers find (widgets §2): `sort` is `relevance` (default) or `date`, `page` starts at 1.
 * Whatever is typed is words, never an operator. Gives `{stories, total}`; nothing for no words.
 */
const source: Source = {
  label: 'Stories that readers find',
  schemaName: 'story-cards',
  params: { query: 'text', page: 'number', size: 'number', sort: 'text' },
  ttl: 60,
  async fetch(query, { signal }) {
    const words = bareWords(textParam(query, 'query').slice(0, 200));
    if (!words) return { stories: [], total: 0 };
    const size = countParam(query, 'size', { fallback: PAGE_SIZE, min: 1, max: 50 });
    const page = countParam(query, 'page', { fallback: 1, min: 1, max: MAX_PAGE });
    const path = pathOf('/content/v4/search/published', {
      website: siteOf(query),
      q: words,
      from: (page - 1) * size,
      size,
      sort: textParam(query, 'sort') === 'date' ? 'display_date:desc' : '',
      _sourceExclude: 'content_elements',
    });
    return readSearchAnswer(await getJson(path, signal), siteOf(query));
  },
};

export default source;
