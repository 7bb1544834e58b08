/**
 * A content source: it asks the content API, and gives cards.
 * @param name of its file, by which blocks ask for it.
 * @param content path of content/ as its imports write it.
 */
export function sourceFile(name: string, content: string): string {
  return `import { defineSource, param } from '@broadsheet/define';
import { fieldQuery } from '${content}/lucene';
import { pathOf, siteOf } from '${content}/params';
import { readSearchAnswer } from '${content}/readSearchAnswer';

/** The newest stories of a section, or of the whole site: \`{stories, total}\`. */
const source = defineSource({
  params: {
    section: param.text({ label: 'Section' }),
    limit: param.number({ label: 'How many', default: 5, min: 1, max: 10 }),
  },
  ttl: 60,
  resolve(query) {
    const { section, limit } = query;
    const filters = [
      fieldQuery('type', ['story']),
      ...(section ? [fieldQuery('taxonomy.sections._id', [section])] : []),
    ];
    return pathOf('/content/v4/search/published', {
      website: siteOf(query),
      q: filters.join(' AND '),
      size: limit,
      sort: 'display_date:desc',
      _sourceExclude: 'content_elements',
    });
  },
  transform: (data, query) => readSearchAnswer(data, siteOf(query)),
});

declare module 'fusion:content' {
  interface Sources {
    ${/-/.test(name) ? `'${name}'` : name}: typeof source;
  }
}

export default source;
`;
}
