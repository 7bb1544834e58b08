import { defineSource, param, SourceError } from '@broadsheet/define';
import { getJson } from '../../../content/getJson';
import { FRONTS_QUERY, MOST_DAYS, MOST_STORIES, paperQuery } from '../../../content/paperQueries';
import { pathOf, siteOf } from '../../../content/params';
import { at, list } from '../../../content/schemas/json';
import { buildPages } from '../buildPages';
import type { Paper } from '../paper';
import { paperDays } from '../../../content/schemas/paperDays';

/**
 * The printed paper of a day, `2026-11-21`; without one, the newest that is out. Its pages are what stories say of
 * themselves (`revision.editions`, platform §3). A `Paper`; without a day, an empty one where none is known.
 * Throws 404 for a day without a paper, or whose paper is not out.
 */
const source = defineSource({
  label: 'Printed paper of a day',
  params: { date: param.text({ label: 'Day, such as 2026-11-21; empty: today’s' }) },
  ttl: 120,
  // Only pages are made of it: no browser has a reason to ask.
  http: false,
  async fetch(query, { signal }): Promise<Paper> {
    const site = siteOf(query);
    const search = async (q: string, more: Record<string, string>): Promise<unknown[]> => {
      const path = pathOf('/content/v4/search/published', {
        website: site,
        q,
        size: MOST_STORIES,
        sort: 'display_date:desc',
        ...more,
      });
      return list(at(await getJson(path, signal), 'content_elements'));
    };

    const leads = await search(FRONTS_QUERY, { _sourceInclude: 'revision' });
    const days = paperDays(leads, Date.now()).slice(0, MOST_DAYS);
    const day = query.date || days[0];
    if (!day) return { day: '', days, pages: [] };
    if (!days.includes(day)) throw new SourceError(404, 'there is no paper of this day');

    const stories = await search(paperQuery(day), { _sourceExclude: 'content_elements' });
    return { day, days, pages: buildPages(stories, day, site) };
  },
});

declare module 'fusion:content' {
  interface Sources {
    'todays-paper-api': typeof source;
  }
}

export default source;
