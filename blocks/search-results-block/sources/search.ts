import { defineSource, param } from '@broadsheet/define';
import { getJson } from '../../../content/getJson';
import { bareWords } from '../../../content/lucene';
import { pathOf, siteOf } from '../../../content/params';
import { readSearchAnswer, type StoryFeed } from '../../../content/readSearchAnswer';

/**
 * What readers find (widgets §2): `sort` is `relevance` (default) or `date`, `page` starts at 1.
 * Whatever is typed is words, never an operator. Gives `{stories, total}`; nothing for no words.
 */
const source = defineSource({
  label: 'Stories that readers find',
  schemaName: 'story-cards',
  params: {
    query: param.text(),
    page: param.number({ default: 1, min: 1, max: 100 }),
    size: param.number({ default: 20, min: 1, max: 50 }),
    sort: param.text({ default: 'relevance' }),
  },
  ttl: 60,
  async fetch(query, { signal }): Promise<StoryFeed> {
    const words = bareWords(query.query.slice(0, 200));
    if (!words) return { stories: [], total: 0 };
    const path = pathOf('/content/v4/search/published', {
      website: siteOf(query),
      q: words,
      from: (query.page - 1) * query.size,
      size: query.size,
      sort: query.sort === 'date' ? 'display_date:desc' : '',
      _sourceExclude: 'content_elements',
    });
    return readSearchAnswer(await getJson(path, signal), siteOf(query));
  },
});

declare module 'fusion:content' {
  interface Sources {
    search: typeof source;
  }
}

export default source;
