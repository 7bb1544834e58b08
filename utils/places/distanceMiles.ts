/** A point on earth; degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** miles between two points, as the crow flies. */
export function distanceMiles(from: GeoPoint, to: GeoPoint): number {
  const rise = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const run = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const share = rise + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * run;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(1, share)));
}
