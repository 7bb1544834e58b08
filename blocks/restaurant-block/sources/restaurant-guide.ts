import getProperties from 'fusion:properties';
import { defineSource, param } from '@broadsheet/define';
import { getJson } from '../../../content/getJson';
import { fieldQuery } from '../../../content/lucene';
import { pathOf, siteOf } from '../../../content/params';
import type { RestaurantCard } from '../../../content/schemas/ans';
import { at, list } from '../../../content/schemas/json';
import { readRestaurantCards } from '../../../content/schemas/readRestaurant';
import { PLACE_ORDERS, selectPlaces, type PlaceSelection } from '../places/selectPlaces';

/** Places of an answer at most, and of a guide. */
const PAGE = 100;
const MOST = 1000;

/**
 * The restaurant guide: the places that fit the filters, and how many each other choice would leave. All
 * places are asked for together, and kept for whatever is filtered. Throws the upstream's failure.
 */
const source = defineSource({
  label: 'Restaurant guide',
  schemaName: 'place-list',
  params: {
    cuisine: param.text({ label: 'Cuisine' }),
    region: param.text({ label: 'Neighborhood or town' }),
    price: param.text({ label: 'Price: $ to $$$$' }),
    featured: param.flag({ label: 'On The 76 only', default: false }),
    sort: param.text({ label: 'Order: name, price or distance', default: 'name' }),
  },
  ttl: 60,
  async fetch(query, tools): Promise<PlaceSelection> {
    const site = siteOf(query);
    const all = await tools.cachedCall('restaurants', () => readAll(site, tools.signal), {
      query: { site },
      ttl: 60,
      independent: true,
    });
    const sort = PLACE_ORDERS.find((order) => order === query.sort) ?? 'name';
    const { center } = getProperties(site).guideMap;
    return { name: '', description: '', ...selectPlaces(all, { ...query, sort }, center) };
  },
});

async function readAll(site: string, signal?: AbortSignal): Promise<RestaurantCard[]> {
  const all: RestaurantCard[] = [];
  for (let from = 0; from < MOST; from += PAGE) {
    const path = pathOf('/content/v4/search/published', {
      website: site,
      q: `${fieldQuery('type', ['story'])} AND ${fieldQuery('subtype', ['restaurant-page'])}`,
      from,
      size: PAGE,
      sort: 'display_date:desc',
      _sourceExclude: 'content_elements',
    });
    const documents = list(at(await getJson(path, signal), 'content_elements'));
    all.push(...readRestaurantCards(documents, site));
    if (documents.length < PAGE) break;
  }
  return all;
}

declare module 'fusion:content' {
  interface Sources {
    'restaurant-guide': typeof source;
  }
}

export default source;
