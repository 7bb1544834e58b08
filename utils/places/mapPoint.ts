import { distanceMiles, type GeoPoint } from './distanceMiles';

/** A point of a map: from -1 at its left or upper edge to 1, its center at 0. */
export interface MapPoint {
  x: number;
  y: number;
}

/** miles: within this much of the center a map is nearly true to scale. */
const TRUE_MILES = 0.5;

/**
 * How far from the center of a map something stands, from 0 to 1. Distances grow shorter the farther
 * out they are, so that blocks of a city and towns at its shore are on one map.
 *
 * @param reach miles: the edge of the map, where all stands that is farther out
 */
export function mapDistance(miles: number, reach: number): number {
  return Math.min(1, Math.log1p(miles / TRUE_MILES) / Math.log1p(reach / TRUE_MILES));
}

/** Where a place stands on a map around `center`: its direction is true, north is up. */
export function mapPoint(place: GeoPoint, center: GeoPoint, reach: number): MapPoint {
  const north = place.latitude - center.latitude;
  const east = (place.longitude - center.longitude) * Math.cos((center.latitude * Math.PI) / 180);
  const length = Math.hypot(north, east);
  if (length === 0) return { x: 0, y: 0 };
  const distance = mapDistance(distanceMiles(center, place), reach);
  return { x: (east / length) * distance, y: (-north / length) * distance };
}
