import type { Fault } from './explainError';
import { at, isObject } from './json';
import type { Json } from './json';

/** Faults of focal points that lie outside of their picture, which a schema cannot tell. */
export function findMisplacedFocalPoints(value: Json, path = ''): Fault[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findMisplacedFocalPoints(item, `${path}/${index}`));
  }
  if (!isObject(value)) return [];
  const faults: Fault[] = [];
  if (value.type === 'image') {
    for (const [axis, side] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const position = at(value, 'focal_point', axis);
      const length = value[side];
      if (typeof position !== 'number' || typeof length !== 'number') continue;
      if (position < 0 || position > length) {
        faults.push({
          path: `${path}/focal_point/${axis}`,
          message: `must lie within the picture, from 0 to ${length}`,
        });
      }
    }
  }
  for (const [key, item] of Object.entries(value)) {
    if (key !== 'additional_properties') {
      faults.push(...findMisplacedFocalPoints(item, `${path}/${key}`));
    }
  }
  return faults;
}
