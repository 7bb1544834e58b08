import type { StoryPlace } from './ans';
import { at, firstText, list, record, text } from './json';
import type { ReadContext } from './readContext';
import { readRestaurant } from './readRestaurant';
import { sitePath } from './safeUrl';

/** Places that one story shows. */
const MOST = 30;

/**
 * The places that a story is about, in the related view of widgets §3: its content elements of the
 * subtype `restaurant`, whose settings are the fields of a place. Never throws.
 */
export function readStoryPlaces(elements: unknown, context: ReadContext): StoryPlace[] {
  return list(elements)
    .map(record)
    .filter(({ type, subtype }) => type === 'custom_embed' && subtype === 'restaurant')
    .slice(0, MOST)
    .flatMap(({ embed }) => {
      const place = record(at(embed, 'config'));
      const restaurant = readRestaurant(
        { _id: text(at(embed, 'id')), placeDetails: { place } },
        context,
      );
      const url = sitePath(firstText(place['url'], at(embed, 'url')));
      return restaurant ? [{ url: url || null, restaurant }] : [];
    });
}
