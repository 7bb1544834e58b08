/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** A document nested deeper than this many levels is refused: no ANS document comes near. */
export const MAX_DEPTH = 60;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of own keys; undefined where the path ends early. */
export function at(value: Json | undefined, ...path: string[]): Json | undefined {
  let current = value;
  for (const key of path) {
    if (!isObject(current) || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return current;
}

/** The string at a path, trimmed; empty where there is none. */
export function textAt(value: Json | undefined, ...path: string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found.trim() : '';
}

/** The objects of the list at a path; empty where there is no list. */
export function objectsAt(value: Json | undefined, ...path: string[]): JsonObject[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** The object at a path; an empty one where there is none. */
export function objectAt(value: Json | undefined, ...path: string[]): JsonObject {
  const found = at(value, ...path);
  return isObject(found) ? found : {};
}

/** Thrown by `cleanJson`. */
export class NotJsonError extends Error {}

/**
 * A deep copy that the database can hold: without NUL characters, lone surrogates and a `__proto__`
 * key.
 *
 * @throws NotJsonError for a value that is not JSON, or one nested deeper than `MAX_DEPTH`.
 */
export function cleanJson(value: JsonObject, depth?: number): JsonObject;
export function cleanJson(value: unknown, depth?: number): Json;
export function cleanJson(value: unknown, depth = 0): Json {
  if (depth > MAX_DEPTH) throw new NotJsonError(`is nested deeper than ${MAX_DEPTH} levels`);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return cleanString(value);
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, depth + 1));
  if (typeof value !== 'object') throw new NotJsonError('is not JSON');
  const copy: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    if (key !== '__proto__' && item !== undefined) {
      copy[cleanString(key)] = cleanJson(item, depth + 1);
    }
  }
  return copy;
}

/** Without what PostgreSQL cannot hold in a text. */
export function cleanString(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
}
