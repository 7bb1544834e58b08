import { isObject, objectAt, objectsAt, textAt } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';

const REFERENCES = ['reference', 'promo_reference'];

export function isReference(value: Json | undefined): boolean {
  return isObject(value) && REFERENCES.includes(textAt(value, 'type'));
}

/** The id of what stands here, outright or by reference; empty where it has none. */
export function idOf(value: Json | undefined): string {
  return textAt(value, 'referent', 'id') || textAt(value, '_id');
}

/** The id of a section, which older documents give as its path. */
export function sectionIdOf(value: Json | undefined): string {
  return textAt(value) || idOf(value) || textAt(value, 'path');
}

/** Referents that are looked up elsewhere than among the documents. */
const OTHER_REFERENTS = ['author', 'section', 'site'];

/** The ids of all documents that a document refers to, also where it overrides something of another. */
export function referencedIds(value: Json, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) referencedIds(item, found);
  } else if (isReference(value)) {
    const id = textAt(value, 'referent', 'id');
    if (id !== '' && !OTHER_REFERENTS.includes(textAt(value, 'referent', 'type'))) found.add(id);
    referencedIds(objectAt(value, 'referent', 'referent_properties'), found);
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (key !== 'additional_properties') referencedIds(item, found);
    }
  }
  return found;
}

/** The members of a collection in their order, by id. */
export function memberIds(document: JsonObject): string[] {
  return objectsAt(document, 'content_elements')
    .map(idOf)
    .filter((id) => id !== '');
}
