import type { RestaurantCard } from '../../content/schemas/ans';
import type { MapPin } from './PlaceMap';

/** Pins of a list of places, numbered as it is; places of which nobody says where they are have none. */
export function placePins(places: readonly RestaurantCard[]): MapPin[] {
  return places.flatMap(({ _id, canonical_url, name, geo }, index) =>
    geo ? [{ id: _id, name, geo, label: String(index + 1), href: canonical_url }] : [],
  );
}
