/**
 * A content source: it asks the content API, and gives cards.
 * @param content path of content/ as its imports write it.
 */
export function sourceFile(content: string): string {
  return `import { fieldQuery } from '${content}/lucene';
import { countParam, pathOf, siteOf, textParam } from '${content}/params';
import { readSearchAnswer } from '${content}/readSearchAnswer';
import type { Source } from '${content}/source';

/** The newest stories of a section, or of the whole site: \`{stories, total}\`. */
const source: Source = {
  params: { section: 'text', limit: 'number' },
  ttl: 60,
  resolve(query) {
    const section = textParam(query, 'section');
    const filters = [
      fieldQuery('type', ['story']),
      ...(section ? [fieldQuery('taxonomy.sections._id', [section])] : []),
    ];
    return pathOf('/content/v4/search/published', {
      website: siteOf(query),
      q: filters.join(' AND '),
      size: countParam(query, 'limit', { fallback: 5, min: 1, max: 10 }),
      sort: 'display_date:desc',
      _sourceExclude: 'content_elements',
    });
  },
  transform: (data, query) => readSearchAnswer(data, siteOf(query)),
};

export default source;
`;
}
