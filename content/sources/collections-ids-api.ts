import { getJson } from '../getJson';
import { countParam, pathOf, requiredParam, siteOf } from '../params';
import type { StoryCard } from '../schemas/ans';
import { at } from '../schemas/json';
import { readStoryCards } from '../schemas/readStoryCard';
import type { Source } from '../source';
import { SourceError } from '@broadsheet/define';

const MAX_COLLECTIONS = 5;

/**
 * The cards of several collections (`ids` separated by commas) one after the other, each story once
 * (widgets §7). A collection that is missing adds nothing. Throws 400, and the upstream's failure.
 */
const source: Source = {
  label: 'Stories of several collections',
  schemaName: 'story-cards',
  params: { ids: 'text', sizePerId: 'number', offsetPerId: 'number' },
  ttl: 60,
  async fetch(query, { signal }) {
    const ids = requiredParam(query, 'ids')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean);
    const site = siteOf(query);
    const lists = await Promise.all(
      ids.slice(0, MAX_COLLECTIONS).map(async (id) => {
        const path = pathOf('/content/v4/collections', {
          website: site,
          _id: id,
          from: countParam(query, 'offsetPerId', { fallback: 0, max: 1000 }),
          size: countParam(query, 'sizePerId', { fallback: 15, min: 1, max: 20 }),
        });
        return readStoryCards(at(await orNothing(getJson(path, signal)), 'content_elements'), site);
      }),
    );
    return eachOnce(lists.flat());
  },
};

async function orNothing(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof SourceError && error.statusCode === 404) return null;
    throw error;
  }
}

function eachOnce(cards: StoryCard[]): StoryCard[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const key = card._id || card.canonical_url;
    return seen.has(key) ? false : seen.add(key);
  });
}

export default source;
