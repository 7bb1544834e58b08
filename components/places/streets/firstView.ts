import { distanceMiles, type GeoPoint } from '../../../utils/places/distanceMiles';

/**
 * The places that a map shows at first: all of them, but for those much farther from the center than most.
 * The streets of a city are no use from a height that shows the shore as well; zooming out shows the rest.
 */
export function firstView<P extends { geo: GeoPoint }>(pins: readonly P[], center: GeoPoint): P[] {
  const far = pins.map(({ geo }) => distanceMiles(center, geo));
  const median = [...far].sort((a, b) => a - b)[Math.floor(far.length / 2)] ?? 0;
  const reach = 2 * median + 1;
  return pins.filter((_pin, index) => (far[index] ?? 0) <= reach);
}
