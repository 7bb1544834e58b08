import { isObject, objectAt } from '../ans/json';
import type { JsonObject } from '../ans/json';

/** A document under the properties that a reference to it overrides; of headlines, each by itself. */
export function applyOverrides(document: JsonObject, overrides: JsonObject): JsonObject {
  return {
    ...document,
    ...overrides,
    ...Object.fromEntries(
      ['headlines', 'description']
        .filter((key) => isObject(overrides[key]))
        .map((key) => [key, { ...objectAt(document, key), ...objectAt(overrides, key) }]),
    ),
  };
}
