import type { RestaurantCard } from '../../content/schemas/ans';
import type { GeoPoint } from '../../utils/places/distanceMiles';

export interface MapPin {
  id: string;
  name: string;
  geo: GeoPoint;
  /** What stands on it; none on the only pin of a map. */
  label: string;
  /** Where it leads, as the name in the list does; a pin without one leads nowhere. */
  href?: string;
}

/** Pins of a list of places, numbered as it is; places of which nobody says where they are have none. */
export function placePins(places: readonly RestaurantCard[]): MapPin[] {
  return places.flatMap(({ _id, canonical_url, name, geo }, index) =>
    geo ? [{ id: _id, name, geo, label: String(index + 1), href: canonical_url }] : [],
  );
}
