import { at, objectAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';

/** A section in a hierarchy, with what is below it. */
export interface SectionNode extends JsonObject {
  _id: string;
  name: string;
  children: SectionNode[];
}

/** A section without an order comes after those that have one. */
const LAST = 1_000_000;

/**
 * The part of a hierarchy below a section; the site's root is `/`. A section's `parent` and `order`
 * say where it stands, by hierarchy. Null when there is no such section. A section that is its own
 * ancestor appears once.
 */
export function sectionTree(
  sections: readonly JsonObject[],
  hierarchy: string,
  rootId: string,
): SectionNode | null {
  const root = sections.find((section) => section._id === rootId);
  if (!root && rootId !== '/') return null;
  return nodeOf(root ?? { _id: '/', name: 'Home' }, sections, hierarchy, new Set());
}

function nodeOf(
  section: JsonObject,
  sections: readonly JsonObject[],
  hierarchy: string,
  above: ReadonlySet<string>,
): SectionNode {
  const id = textAt(section, '_id');
  const path = new Set([...above, id]);
  return {
    ...section,
    _id: id,
    name: textAt(section, 'name'),
    children: sections
      .filter((child) => textAt(child, 'parent', hierarchy) === id)
      .filter((child) => child.inactive !== true && !path.has(textAt(child, '_id')))
      .sort((a, b) => orderOf(a, hierarchy) - orderOf(b, hierarchy) || byName(a, b))
      .map((child) => nodeOf(child, sections, hierarchy, path)),
  };
}

/** The sections from the root down to a section's parent. */
export function ancestorsOf(sections: readonly JsonObject[], id: string): string[] {
  const ancestors: string[] = [];
  for (let current = id; ;) {
    const section = sections.find((candidate) => candidate._id === current);
    const parent = textAt(objectAt(section), 'parent', 'default');
    if (parent === '' || parent === id || ancestors.includes(parent)) return ancestors;
    ancestors.unshift(parent);
    current = parent;
  }
}

function orderOf(section: JsonObject, hierarchy: string): number {
  const order = at(section, 'order', hierarchy);
  return typeof order === 'number' ? order : LAST;
}

const byName = (a: JsonObject, b: JsonObject): number =>
  textAt(a, 'name').localeCompare(textAt(b, 'name'), 'en');
