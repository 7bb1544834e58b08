import { defineSource, param } from '@broadsheet/define';
import { findJson } from '../../../content/findJson';
import { pathOf, siteOf } from '../../../content/params';
import type { StoryCard } from '../../../content/schemas/ans';
import { at } from '../../../content/schemas/json';
import { readStoryCards } from '../../../content/schemas/readStoryCard';

const MAX_COLLECTIONS = 5;

/**
 * The cards of several collections (`ids` separated by commas) one after the other, each story once
 * (widgets §7). A collection that is missing adds nothing. Throws 400, and the upstream's failure.
 */
const source = defineSource({
  label: 'Stories of several collections',
  schemaName: 'story-cards',
  params: {
    ids: param.text({ required: true }),
    sizePerId: param.number({ default: 15, min: 1, max: 20 }),
    offsetPerId: param.number({ default: 0, min: 0, max: 1000 }),
  },
  ttl: 60,
  async fetch(query, { signal }) {
    const ids = query.ids
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean);
    const site = siteOf(query);
    const lists = await Promise.all(
      ids.slice(0, MAX_COLLECTIONS).map(async (id) => {
        const path = pathOf('/content/v4/collections', {
          website: site,
          _id: id,
          from: query.offsetPerId,
          size: query.sizePerId,
        });
        return readStoryCards(at(await findJson(path, signal), 'content_elements'), site);
      }),
    );
    return eachOnce(lists.flat());
  },
});

declare module 'fusion:content' {
  interface Sources {
    'collections-ids-api': typeof source;
  }
}

export default source;

function eachOnce(cards: StoryCard[]): StoryCard[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const key = card._id || card.canonical_url;
    return seen.has(key) ? false : seen.add(key);
  });
}
