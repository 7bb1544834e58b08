import { defineSource, param, SourceError } from '@broadsheet/define';
import { getJson } from '../../../content/getJson';
import { siteOf } from '../../../content/params';
import { placeListPath, readPlaceList } from '../places/placeListOf';

/** Lists that are asked for at once. */
const MOST = 8;

/** A best-of list as others lead to it. */
export interface BestListTeaser {
  /** As in its address: `the-76`. */
  list: string;
  name: string;
  count: number;
}

/** Some best-of lists by name, in the order in which they are asked for; those that are gone are left out. */
const source = defineSource({
  label: 'Names of best-of lists',
  schemaName: 'best-lists',
  params: { lists: param.text({ label: 'Lists, separated by commas', required: true }) },
  ttl: 300,
  async fetch(query, { signal }): Promise<BestListTeaser[]> {
    const site = siteOf(query);
    const wanted = [...new Set(query.lists.split(',').map((list) => list.trim()))].slice(0, MOST);
    const found = await Promise.all(wanted.map((list) => teaserOf(list, site, signal)));
    return found.filter((teaser) => teaser !== null);
  },
});

async function teaserOf(
  list: string,
  site: string,
  signal?: AbortSignal,
): Promise<BestListTeaser | null> {
  try {
    const raw = await getJson(placeListPath(list, site), signal);
    const { name, places } = readPlaceList(raw, list, site);
    return places.length > 0 ? { list, name, count: places.length } : null;
  } catch (error) {
    if (error instanceof SourceError && error.statusCode === 404) return null;
    throw error;
  }
}

declare module 'fusion:content' {
  interface Sources {
    'best-lists': typeof source;
  }
}

export default source;
