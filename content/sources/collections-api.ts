import { countParam, pathOf, requiredParam, siteOf } from '../params';
import { at } from '../schemas/json';
import { readStoryCards } from '../schemas/readStoryCard';
import type { Source } from '../source';

/** The cards of an editors' collection, in their order (widgets §7). Throws 400, 404. */
const source: Source = {
  schemaName: 'story-cards',
  label: 'Stories of a collection',
  params: [
    {
      name: 'id',
      type: 'text',
      displayName: 'Collection',
      required: true,
      choices: 'collection-choices',
    },
    { name: 'size', type: 'number', displayName: 'How many', default: 20 },
    { name: 'offset', type: 'number', displayName: 'Skip', default: 0 },
  ],
  ttl: 60,
  resolve: (query) =>
    pathOf('/content/v4/collections', {
      website: siteOf(query),
      _id: requiredParam(query, 'id'),
      from: countParam(query, 'offset', { fallback: 0, max: 1000 }),
      size: countParam(query, 'size', { fallback: 20, min: 1, max: 20 }),
    }),
  transform: (data, query) => readStoryCards(at(data, 'content_elements'), siteOf(query)),
};

export default source;
