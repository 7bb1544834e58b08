import { getJson } from '../getJson';
import { fieldQuery, quoted } from '../lucene';
import { pathOf, requiredParam, siteOf, textParam } from '../params';
import { readSearchAnswer } from '../readSearchAnswer';
import type { StoryCard } from '../schemas/ans';
import type { Source } from '../source';
import { SourceError } from '@broadsheet/define';

/** What stands before and after a story; null at either end of its section. */
export interface StoryNeighbors {
  previous: StoryCard | null;
  next: StoryCard | null;
}

/** What no one pages through: they are answered, bought or swiped, not read one after the other. */
const LEFT_OUT = ['swipeable', 'call-to-action', 'restaurant-page'];

/**
 * The stories displayed right before and right after `date` (ISO 8601) in a primary section, as
 * cards. Of two stories of the same moment neither is the other's neighbor. Throws 400 for a date
 * that is none, and the upstream's failure.
 */
const source: Source = {
  label: 'Stories before and after one',
  schemaName: 'story-neighbors',
  params: { section: 'text', date: 'text', _id: 'text' },
  ttl: 300,
  async fetch(query, { signal }): Promise<StoryNeighbors> {
    const section = requiredParam(query, 'section');
    const date = new Date(requiredParam(query, 'date'));
    if (Number.isNaN(date.getTime())) throw new SourceError(400, 'date is not a date');
    const id = textParam(query, '_id');
    const site = siteOf(query);
    const ask = async (range: string, order: 'asc' | 'desc') => {
      const q = [
        fieldQuery('type', ['story', 'gallery', 'video']),
        fieldQuery('taxonomy.primary_section._id', [section]),
        `NOT ${fieldQuery('subtype', LEFT_OUT)}`,
        ...(id === '' ? [] : [`NOT ${fieldQuery('_id', [id])}`]),
        `display_date:${range}`,
      ];
      const path = pathOf('/content/v4/search/published', {
        website: site,
        q: q.join(' AND '),
        size: 1,
        sort: `display_date:${order}`,
        _sourceExclude: 'content_elements',
      });
      return readSearchAnswer(await getJson(path, signal), site).stories[0] ?? null;
    };
    const moment = quoted(date.toISOString());
    const [previous, next] = await Promise.all([
      ask(`{* TO ${moment}}`, 'desc'),
      ask(`{${moment} TO *}`, 'asc'),
    ]);
    return { previous, next };
  },
};

export default source;
