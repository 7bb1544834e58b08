import type { RestaurantCard } from '../../content/schemas/ans';

/** The id of a place's row in the page; pins of the map lead there. */
export function rowId({ placeId, _id }: Pick<RestaurantCard, 'placeId' | '_id'>): string {
  return `place-${(placeId || _id).replace(/[^\w-]+/g, '-')}`;
}
