import type { SectionEntry } from '../../properties/sections';

/** A section as the site service takes it; `order` is its place among all, from 1. */
export function sectionDocument(
  { _id, name, description, parentId }: SectionEntry,
  order: number,
): Record<string, unknown> {
  return {
    _id,
    name,
    description,
    // The sports menu (widgets §7) holds all that lies below sports.
    parent: {
      default: parentId ?? '/',
      ...(parentId === '/sports' ? { sports_sub_nav: '/sports' } : {}),
    },
    order: { default: order, sports_sub_nav: order },
  };
}
