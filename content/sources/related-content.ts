import { defineSource, param } from '@broadsheet/define';
import { CARD_FIELDS } from '../cardFields';
import { pathOf, siteOf } from '../params';
import { at } from '../schemas/json';
import { readStoryCards } from '../schemas/readStoryCard';

/** Widgets §9: related stories are 3 per article. */
const COUNT = 3;

/** The stories that editors related to one, at most 3 cards with what these show (widgets §7). Throws 400. */
const source = defineSource({
  schemaName: 'story-cards',
  label: 'Related stories',
  params: {
    _id: param.text({ label: 'Story', required: true, choices: 'story-id-choices' }),
  },
  ttl: 300,
  resolve: (query) =>
    pathOf('/content/v4/related-content/stories', {
      _id: query._id,
      website: siteOf(query),
      published: 'true',
      included_fields: CARD_FIELDS,
    }),
  transform: (data, query) => readStoryCards(at(data, 'basic'), siteOf(query)).slice(0, COUNT),
});

declare module 'fusion:content' {
  interface Sources {
    'related-content': typeof source;
  }
}

export default source;
