import { normalizePath, normalizeSectionId } from '../prepare/addresses';

/**
 * The fields of a document that lie in columns, so that a search for them is fast. All others are
 * looked up in the document itself.
 */
export type Field =
  | { kind: 'text'; column: string; normalize?: (value: string) => string }
  | { kind: 'list'; column: string; normalize?: (value: string) => string }
  | { kind: 'date'; column: string }
  | { kind: 'flag'; column: string };

const section = normalizeSectionId;

const FIELDS: Record<string, Field> = {
  _id: { kind: 'text', column: 'id' },
  id: { kind: 'text', column: 'id' },
  type: { kind: 'text', column: 'type' },
  subtype: { kind: 'text', column: 'subtype' },
  canonical_url: { kind: 'list', column: 'urls', normalize: normalizePath },
  website_url: { kind: 'list', column: 'urls', normalize: normalizePath },
  'taxonomy.primary_section._id': { kind: 'text', column: 'primary_section', normalize: section },
  'taxonomy.primary_section.path': { kind: 'text', column: 'primary_section', normalize: section },
  'taxonomy.primary_site._id': { kind: 'text', column: 'primary_section', normalize: section },
  'taxonomy.sections._id': { kind: 'list', column: 'section_ids', normalize: section },
  'taxonomy.sections.path': { kind: 'list', column: 'section_ids', normalize: section },
  'taxonomy.sites._id': { kind: 'list', column: 'section_ids', normalize: section },
  'taxonomy.tags.slug': { kind: 'list', column: 'tag_slugs' },
  'credits.by._id': { kind: 'list', column: 'author_ids' },
  display_date: { kind: 'date', column: 'display_date' },
  publish_date: { kind: 'date', column: 'publish_date' },
  first_publish_date: { kind: 'date', column: 'first_publish_date' },
  last_updated_date: { kind: 'date', column: 'last_updated_date' },
  created_date: { kind: 'date', column: 'created_date' },
  'revision.published': { kind: 'flag', column: 'is_published' },
  'publishing.has_published_edition': { kind: 'flag', column: 'is_published' },
};

export function fieldOf(name: string): Field | null {
  return Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? null) : null;
}

/** Fields of prose: a value is looked for among their words. */
export function isProse(name: string): boolean {
  return /^(?:headlines|subheadlines|description)\.\w+$/.test(name);
}
