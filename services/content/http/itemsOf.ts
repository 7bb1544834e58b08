import { isObject } from '../ans/json';
import { HttpError } from '../../http/HttpError';

const MAX_ITEMS = 1000;

/**
 * The items of a body: a list, an object with the list under a key, or one item by itself.
 *
 * @throws HttpError 400 for too many.
 */
export function itemsOf(body: unknown, key: string): unknown[] {
  const list = isObject(body) && Array.isArray(body[key]) ? body[key] : body;
  const items: unknown[] = Array.isArray(list) ? list : [list];
  if (items.length > MAX_ITEMS) throw new HttpError(400, `At most ${MAX_ITEMS} ${key} at a time`);
  return items;
}
