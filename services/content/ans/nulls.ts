import { isObject } from './json';
import type { Json, JsonObject } from './json';

/** Objects that are one value: half of one and half of another say something that nobody wrote. */
const ONE_VALUE = new Set([
  'auth',
  'distributor',
  'dynamic_items',
  'embargo',
  'embed',
  'focal_point',
  'geo',
  'raw_oembed',
  'referent',
]);

export const isOneValue = (key: string): boolean => ONE_VALUE.has(key);

/** What the publisher's own systems mean by a null is for them to say. */
const isOwn = (key: string): boolean => key === 'additional_properties';

/** The JSON pointer of a key of the object at a path. */
export const pointerTo = (path: string, key: string): string =>
  `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * A document without the keys that are null: by them it says that a field is taken away. Lists, and
 * objects that are one value, stay as they are.
 */
export function withoutNulls(document: JsonObject): JsonObject {
  if (!hasNulls(document)) return document;
  return Object.fromEntries(
    Object.entries(document).flatMap(([key, value]): [string, Json][] => {
      if (value === null) return [];
      return [
        [key, isObject(value) && !isOneValue(key) && !isOwn(key) ? withoutNulls(value) : value],
      ];
    }),
  );
}

function hasNulls(object: JsonObject): boolean {
  return Object.entries(object).some(
    ([key, value]) =>
      value === null || (isObject(value) && !isOneValue(key) && !isOwn(key) && hasNulls(value)),
  );
}
