import { fieldQuery, isFieldName } from '../lucene';
import { countParam, flagParam, pathOf, siteOf, textParam } from '../params';
import { readSearchAnswer } from '../readSearchAnswer';
import type { Source, SourceQuery } from '../source';
import { SourceError } from '../SourceError';

const TYPES = ['story', 'gallery', 'video'];
const DEFAULT_ORDER = 'display_date:desc';

/**
 * The newest documents whose `feedType` (a field, for example `taxonomy.primary_section._id`) is
 * `feedParameter` (several: separated by commas); without a parameter, of all (widgets §7). Gives
 * `{stories, total}`. Throws 400 for a field or an order that cannot be one.
 */
const source: Source = {
  schemaName: 'story-cards',
  label: 'Newest stories',
  params: [
    {
      name: 'feedParameter',
      type: 'text',
      displayName: 'Section',
      choices: 'section-choices',
    },
    {
      name: 'feedType',
      type: 'text',
      displayName: 'Field to compare instead of the section',
      default: 'taxonomy.primary_section._id',
    },
    { name: 'limit', type: 'number', displayName: 'How many', default: 10 },
    { name: 'offset', type: 'number', displayName: 'Skip', default: 0 },
    {
      name: 'contentTypes',
      type: 'text',
      displayName: 'Kinds, separated by commas',
      default: 'story,gallery,video',
    },
    {
      name: 'isExcludeContentElements',
      type: 'boolean',
      displayName: 'Without their text',
      default: true,
    },
    { name: 'order', type: 'text', displayName: 'Order', default: DEFAULT_ORDER },
  ],
  ttl: 60,
  resolve(query) {
    const order = textParam(query, 'order') || DEFAULT_ORDER;
    if (!/^[\w.]+:(asc|desc)$/.test(order)) throw new SourceError(400, `cannot order by ${order}`);
    return pathOf('/content/v4/search/published', {
      website: siteOf(query),
      q: [fieldQuery('type', typesOf(query)), ...feedOf(query)].join(' AND '),
      from: countParam(query, 'offset', { fallback: 0, max: 9900 }),
      size: countParam(query, 'limit', { fallback: 10, min: 1, max: 100 }),
      sort: order,
      _sourceExclude: flagParam(query, 'isExcludeContentElements', true) ? 'content_elements' : '',
    });
  },
  transform: (data, query) => readSearchAnswer(data, siteOf(query)),
};

function typesOf(query: SourceQuery): string[] {
  const asked = textParam(query, 'contentTypes').split(',');
  const types = asked.map((type) => type.trim()).filter((type) => TYPES.includes(type));
  return types.length > 0 ? types : TYPES;
}

function feedOf(query: SourceQuery): string[] {
  const values = textParam(query, 'feedParameter')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  if (values.length === 0) return [];
  const field = textParam(query, 'feedType') || 'taxonomy.primary_section._id';
  if (!isFieldName(field)) throw new SourceError(400, `no field is named ${field}`);
  return [fieldQuery(field, values)];
}

export default source;
