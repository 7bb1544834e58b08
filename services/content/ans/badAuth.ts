import type { Fault } from './explainError';
import { isObject } from './json';
import type { Json, JsonObject } from './json';
import { pointerTo } from './nulls';

/** `auth` of a picture, by the versions of the signer's secret. */
const isGood = (auth: Json): boolean =>
  isObject(auth) &&
  Object.entries(auth).every(
    ([version, token]) =>
      /^\d+$/.test(version) && typeof token === 'string' && /^\w{64}$/.test(token),
  );

/** Faults of pictures, wherever they stand, whose signature cannot be one. */
export function findBadAuth(value: Json, path = ''): Fault[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findBadAuth(item, `${path}/${index}`));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]): Fault[] => {
    const at = pointerTo(path, key);
    if (key === 'additional_properties') return [];
    if (key !== 'auth' || value.type !== 'image') return findBadAuth(item, at);
    return isGood(item) ? [] : [{ path: at, message: MESSAGE }];
  });
}

const MESSAGE = 'must hold signatures of 64 letters and digits, by the numbers of their keys';

/** A document whose pictures have no such signature: nobody could resize by it. */
export function withoutBadAuth(object: JsonObject): JsonObject {
  const kept = Object.entries(object).filter(
    ([key, item]) => key !== 'auth' || object.type !== 'image' || isGood(item),
  );
  return Object.fromEntries(
    kept.map(([key, item]) => [key, key === 'additional_properties' ? item : cleanOf(item)]),
  );
}

function cleanOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(cleanOf);
  return isObject(value) ? withoutBadAuth(value) : value;
}
