import { defineSource, param, SourceError } from '@broadsheet/define';
import { getJson } from '../../../content/getJson';
import { fieldQuery, quoted } from '../../../content/lucene';
import { pathOf, siteOf } from '../../../content/params';
import { readSearchAnswer } from '../../../content/readSearchAnswer';
import type { StoryCard } from '../../../content/schemas/ans';

/** What stands before and after a story; null at either end of its section. */
interface StoryNeighbors {
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
const source = defineSource({
  label: 'Stories before and after one',
  schemaName: 'story-neighbors',
  params: {
    section: param.text({ required: true }),
    date: param.text({ required: true }),
    _id: param.text(),
  },
  ttl: 300,
  async fetch(query, { signal }): Promise<StoryNeighbors> {
    const date = new Date(query.date);
    if (Number.isNaN(date.getTime())) throw new SourceError(400, 'date is not a date');
    const site = siteOf(query);
    const ask = async (range: string, order: 'asc' | 'desc') => {
      const q = [
        fieldQuery('type', ['story', 'gallery', 'video']),
        fieldQuery('taxonomy.primary_section._id', [query.section]),
        `NOT ${fieldQuery('subtype', LEFT_OUT)}`,
        ...(query._id === '' ? [] : [`NOT ${fieldQuery('_id', [query._id])}`]),
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
});

declare module 'fusion:content' {
  interface Sources {
    'story-neighbors': typeof source;
  }
}

export default source;
