import { CARD_FIELDS } from '../cardFields';
import { pathOf, requiredParam, siteOf } from '../params';
import { at } from '../schemas/json';
import { readStoryCards } from '../schemas/readStoryCard';
import type { Source } from '../source';

/** Widgets §9: related stories are 3 per article. */
const COUNT = 3;

/** The stories that editors related to one, at most 3 cards with what these show (widgets §7). Throws 400. */
const source: Source = {
  schemaName: 'story-cards',
  label: 'Related stories',
  params: [
    {
      name: '_id',
      type: 'text',
      displayName: 'Story',
      required: true,
      choices: 'story-id-choices',
    },
  ],
  ttl: 300,
  resolve: (query) =>
    pathOf('/content/v4/related-content/stories', {
      _id: requiredParam(query, '_id'),
      website: siteOf(query),
      published: 'true',
      included_fields: CARD_FIELDS,
    }),
  transform: (data, query) => readStoryCards(at(data, 'basic'), siteOf(query)).slice(0, COUNT),
};

export default source;
