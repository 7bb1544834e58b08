import { SourceError } from '@broadsheet/define';
import { pathOf } from '../../../content/params';
import { at, firstText } from '../../../content/schemas/json';
import type { PlaceList } from '../../../content/schemas/placeList';
import { readRestaurantCards } from '../../../content/schemas/readRestaurant';
import { plainText } from '../../../content/schemas/sanitizeHtml';

/** Collections whose id begins with this are best-of lists. */
const PREFIX = 'best-';

/**
 * Where the editors' collection of a best-of list is.
 * @throws SourceError 404 for a name that none can have
 */
export function placeListPath(list: string, site: string): string {
  if (!/^[a-z0-9-]{1,80}$/.test(list)) throw new SourceError(404, `no best-of list "${list}"`);
  return pathOf('/content/v4/collections', { website: site, _id: PREFIX + list, size: 100 });
}

/** A best-of list of its collection: its places in their order, the first one first. */
export const readPlaceList = (raw: unknown, list: string, site: string): PlaceList => ({
  name: plainText(firstText(at(raw, 'headlines', 'basic'), list)),
  description: plainText(firstText(at(raw, 'description', 'basic'))),
  places: readRestaurantCards(at(raw, 'content_elements'), site),
});
