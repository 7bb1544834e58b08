import { defineSource, param } from '@broadsheet/define';
import { cardHeadline } from '../../../components/cards/cardHeadline';
import { cardImage } from '../../../components/cards/cardImage';
import { eventEnd } from '../../../components/article/eventTimes';
import { fieldQuery } from '../../../content/lucene';
import { pathOf, siteOf } from '../../../content/params';
import { at, list } from '../../../content/schemas/json';
import { readEvent } from '../../../content/schemas/readEvent';
import { readStoryCards } from '../../../content/schemas/readStoryCard';
import type { Listing } from '../listing';

/** As many as the content API gives at once. */
const MOST = 100;

/**
 * What is on in a section: the events of its stories (`additional_properties.event`) that are not over, up to
 * `days` ahead, soonest first, as `Listing[]`.
 */
const source = defineSource({
  label: 'Events of a section',
  params: {
    section: param.text({ label: 'Section', required: true, choices: 'section-choices' }),
    days: param.number({ label: 'Days ahead', default: 45, min: 1, max: 365 }),
  },
  ttl: 300,
  resolve: (query) =>
    pathOf('/content/v4/search/published', {
      website: siteOf(query),
      q: `${fieldQuery('taxonomy.sections._id', [query.section])} AND additional_properties.event.start:[now-1d TO now+${query.days}d]`,
      size: MOST,
      sort: 'display_date:desc',
      _sourceExclude: 'content_elements',
    }),
  transform: (data, query) => readListings(data, siteOf(query), Date.now()),
});

declare module 'fusion:content' {
  interface Sources {
    'event-listings-api': typeof source;
  }
}

export default source;

function readListings(data: unknown, site: string, now: number): Listing[] {
  const listings = list(at(data, 'content_elements')).flatMap((document) => {
    const event = readEvent(document);
    const [story] = readStoryCards([document], site);
    if (!event || !story || eventEnd(event) <= now) return [];
    return [
      {
        title: cardHeadline(story),
        url: story.canonical_url,
        description: story.description,
        kind: story.eyebrow?.text ?? '',
        start: event.start,
        end: event.end,
        place: event.place,
        address: event.address,
        image: cardImage(story),
      },
    ];
  });
  return listings.sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
