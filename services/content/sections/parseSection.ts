import { isObject, objectAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';
import { withoutNulls } from '../ans/nulls';
import { isEmpty } from '../merge/sameItem';
import { normalizeSectionId } from '../prepare/addresses';

export type ParsedSection =
  | {
      ok: true;
      id: string;
      section: JsonObject;
      /** What was said of the section; the rest is made up where nothing else is known. */
      said: JsonObject;
      /** Keys that were taken away, by null. */
      removed: string[];
    }
  | { ok: false; message: string };

/**
 * A section of a site, or a link among them (`node_type: "link"` with `url`). Its id is its path; its
 * parents are paths by hierarchy, the root in the default one unless said otherwise.
 */
export function parseSection(given: JsonObject, website: string): ParsedSection {
  const isLink = given.node_type === 'link';
  const ownId = textAt(given, '_id') || textAt(given, 'path');
  const id = isLink ? ownId : normalizeSectionId(ownId);
  const name = textAt(given, 'name') || textAt(given, 'display_name');
  if (id === '') return { ok: false, message: '/_id: is required' };
  if (id.length > 300) return { ok: false, message: '/_id: must have at most 300 characters' };
  if (name === '') return { ok: false, message: '/name: is required' };

  const parents = Object.entries(objectAt(given, 'parent')).map(([hierarchy, parent]) => [
    hierarchy,
    normalizeSectionId(textAt(parent)),
  ]);
  const parent = isObject(given.parent)
    ? (Object.fromEntries(parents) as JsonObject)
    : { default: normalizeSectionId(textAt(given, 'parent_id')) || '/' };
  const section: JsonObject = {
    ...withoutNulls(given),
    _id: id,
    _website: website,
    name,
    node_type: isLink ? 'link' : 'section',
    ...(id === '/' ? { parent: {} } : { parent }),
  };
  const saysParent = isObject(given.parent) || textAt(given, 'parent_id') !== '';
  const said = Object.entries(section).filter(
    ([key, value]) => !isEmpty(value) && (key !== 'parent' || saysParent),
  );
  const removed = Object.keys(given).filter((key) => given[key] === null && !NEEDED.includes(key));
  return { ok: true, id, section, said: Object.fromEntries(said), removed };
}

/** Keys that no section is without. */
const NEEDED = ['_id', '_website', 'name', 'node_type', 'parent'];
