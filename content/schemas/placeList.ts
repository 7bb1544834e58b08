import { isText, listOf, remembering, shape, type Checked } from '@broadsheet/define/shape';
import { restaurantCard } from './ansRestaurant';

/** A list of places in its order: the guide, or a best-of list. Plain texts, empty where they have none. */
export const placeList = shape({
  name: isText,
  description: isText,
  places: listOf(restaurantCard),
});
export type PlaceList = Checked<typeof placeList>;

/** Whether a page's own content is a list of places as our sources make it. */
export const isPlaceList = remembering(placeList);
