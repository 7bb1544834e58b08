import { idOf, isReference } from '../prepare/references';
import { isObject, textAt } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';

/** Whether nothing is said here, as those who trim documents say it. */
export function isEmpty(value: Json): boolean {
  if (value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/**
 * Whether two objects that stand at one place are of one thing, so that each may tell what the other
 * leaves out: not where both say an id, else an address, or a type, and another.
 */
export function isSameItem(one: JsonObject, other: JsonObject): boolean {
  if (!agree(textAt(one, 'type'), textAt(other, 'type'))) return false;
  const [id, otherId] = [idOf(one), idOf(other)];
  if (id !== '' && otherId !== '') return id === otherId;
  return agree(textAt(one, 'url'), textAt(other, 'url'));
}

/** Whether a value only refers to what stands in full in the other. */
export function isReferenceTo(value: Json, full: Json): boolean {
  return isReference(value) && isObject(full) && !isReference(full) && idOf(value) === idOf(full);
}

/**
 * A list with what its members leave out and the same members of another list say; the list itself
 * where there is nothing. The elements of a body come whole: what one lacks was taken from it.
 */
export function fillMembers(key: string, list: Json, other: Json): Json {
  if (key === 'content_elements' || !Array.isArray(list) || !Array.isArray(other)) return list;
  const known = new Map(other.filter(isObject).map((item) => [idOf(item), item]));
  let isFilled = false;
  const filled = list.map((item) => {
    const same = isObject(item) && idOf(item) !== '' ? known.get(idOf(item)) : undefined;
    if (!isObject(item) || !same || !isSameItem(item, same)) return item;
    if (Object.keys(same).every((name) => Object.hasOwn(item, name))) return item;
    isFilled = true;
    return { ...same, ...item };
  });
  return isFilled ? filled : list;
}

const agree = (one: string, other: string): boolean => one === '' || other === '' || one === other;
