import type { RestaurantCard } from '../../content/schemas/ans';
import type { MapPin } from './PlaceMap';
import { rowId } from './rowId';

/** Pins of a list of places, numbered as it is; places of which nobody says where they are have none. */
export function placePins(places: readonly RestaurantCard[]): MapPin[] {
  return places.flatMap((place, index) => {
    const { geo, name } = place;
    const id = rowId(place);
    return geo ? [{ id, name, geo, label: String(index + 1), href: `#${id}` }] : [];
  });
}
