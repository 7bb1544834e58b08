import environment from 'fusion:environment';
import { defineSource, param, SourceError } from '@broadsheet/define';
import { CARD_FIELDS } from '../cardFields';
import { getJson } from '../getJson';
import { readJson } from '../readJson';
import { pathOf, siteOf } from '../params';
import { at, text } from '../schemas/json';
import { readStoryCards } from '../schemas/readStoryCard';
import { topArticlePaths } from '../topArticlePaths';

/** Asked for beyond what is shown, as some are left out later (widgets §7). */
const SPARE = 35;

/**
 * The stories that readers of a section are on now, most read first: top pages of the analytics
 * service, then their stories from the content gateway (widgets §7). Gives up to `limit` + 35 cards, of
 * which the view leaves out what is old or already on the page. Kept for 60,000 ms (widgets §9).
 * Throws the status of what fails.
 */
const source = defineSource({
  label: 'Stories that are read most now',
  params: {
    /** Empty: the whole site. */
    section: param.text(),
    limit: param.number({ default: 25, min: 1, max: 60 }),
  },
  ttl: 60,
  async fetch(query, { signal }) {
    const paths = topArticlePaths(await topPages(query.section, query.limit + SPARE, signal));
    if (paths.length === 0) return [];
    const site = siteOf(query);
    const address = pathOf('/content/v4/urls', {
      website: site,
      published: 'true',
      included_fields: CARD_FIELDS,
    });
    const answer = await getJson(address, signal, paths);
    return readStoryCards(at(answer, 'content_elements'), site);
  },
});

declare module 'fusion:content' {
  interface Sources {
    'live-feed-api': typeof source;
  }
}

export default source;

async function topPages(section: string, limit: number, signal?: AbortSignal): Promise<unknown> {
  const base = text(environment['ANALYTICS_BASE']);
  const address = pathOf('/live/toppages/v4', { section, limit, types: 1 });
  if (!base) throw new SourceError(503, `ANALYTICS_BASE is not set, asked for ${address}`);
  const response = await fetch(`${base}${address}`, {
    headers: { accept: 'application/json' },
    ...(signal ? { signal } : {}),
  });
  return readJson(response, address);
}
