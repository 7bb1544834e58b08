import { defineSource, param } from '@broadsheet/define';
import { pathOf, siteOf } from '../params';
import { at } from '../schemas/json';
import { readStoryCards } from '../schemas/readStoryCard';

/** The cards of an editors' collection, in their order (widgets §7). Throws 400, 404. */
const source = defineSource({
  schemaName: 'story-cards',
  label: 'Stories of a collection',
  params: {
    id: param.text({ label: 'Collection', required: true, choices: 'collection-choices' }),
    size: param.number({ label: 'How many', default: 20, min: 1, max: 20 }),
    offset: param.number({ label: 'Skip', default: 0, min: 0, max: 1000 }),
  },
  ttl: 60,
  resolve: (query) =>
    pathOf('/content/v4/collections', {
      website: siteOf(query),
      _id: query.id,
      from: query.offset,
      size: query.size,
    }),
  transform: (data, query) => readStoryCards(at(data, 'content_elements'), siteOf(query)),
});

declare module 'fusion:content' {
  interface Sources {
    'collections-api': typeof source;
  }
}

export default source;
