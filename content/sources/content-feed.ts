import { defineSource, param, SourceError } from '@broadsheet/define';
import { fieldQuery, isFieldName } from '../lucene';
import { pathOf, siteOf } from '../params';
import { readSearchAnswer } from '../readSearchAnswer';

const TYPES = ['story', 'gallery', 'video'];
const SECTION_FIELD = 'taxonomy.primary_section._id';

/**
 * The newest documents whose `feedType` (a field, for example `taxonomy.primary_section._id`) is
 * `feedParameter` (several: separated by commas); without a parameter, of all (widgets §7). Gives
 * `{stories, total}`. Throws 400 for a field or an order that cannot be one.
 */
const source = defineSource({
  schemaName: 'story-cards',
  label: 'Newest stories',
  params: {
    feedParameter: param.text({ label: 'Section', choices: 'section-choices' }),
    feedType: param.text({
      label: 'Field to compare instead of the section',
      default: SECTION_FIELD,
    }),
    limit: param.number({ label: 'How many', default: 10, min: 1, max: 100 }),
    offset: param.number({ label: 'Skip', default: 0, min: 0, max: 9900 }),
    contentTypes: param.text({
      label: 'Kinds, separated by commas',
      default: 'story,gallery,video',
    }),
    isExcludeContentElements: param.flag({ label: 'Without their text', default: true }),
    order: param.text({ label: 'Order', default: 'display_date:desc' }),
  },
  ttl: 60,
  resolve(query) {
    const { order } = query;
    if (!/^[\w.]+:(asc|desc)$/.test(order)) throw new SourceError(400, `cannot order by ${order}`);
    const feed = feedOf(query.feedType, query.feedParameter);
    return pathOf('/content/v4/search/published', {
      website: siteOf(query),
      q: [fieldQuery('type', typesOf(query.contentTypes)), ...feed].join(' AND '),
      from: query.offset,
      size: query.limit,
      sort: order,
      _sourceExclude: query.isExcludeContentElements ? 'content_elements' : '',
    });
  },
  transform: (data, query) => readSearchAnswer(data, siteOf(query)),
});

declare module 'fusion:content' {
  interface Sources {
    'content-feed': typeof source;
  }
}

export default source;

/** Those of the named kinds that there are; all of them where none is. */
function typesOf(named: string): string[] {
  const types = named
    .split(',')
    .map((type) => type.trim())
    .filter((type) => TYPES.includes(type));
  return types.length > 0 ? types : TYPES;
}

function feedOf(field: string, parameter: string): string[] {
  const values = parameter
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  if (values.length === 0) return [];
  if (!isFieldName(field)) throw new SourceError(400, `no field is named ${field}`);
  return [fieldQuery(field, values)];
}
