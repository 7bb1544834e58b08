import { getTopicSlug } from '../../utils/text/getTopicSlug';
import type { Tag, Taxonomy } from './ans';
import { at, firstText, list, record, text, type JsonRecord } from './json';
import { lastSegment, sectionId } from './readSection';
import { plainText } from './sanitizeHtml';

/** A section, a topic: its id and its name. */
type Reference = { _id: string; name: string };

/**
 * Sections, tags and topics of a document. The primary section is the taxonomy's own, else the section
 * of the given website (inflated or a reference), else the primary site of older documents, else the
 * first of its sections. Never throws.
 */
export function readTaxonomy(raw: JsonRecord, site: string): Taxonomy {
  const taxonomy = record(raw['taxonomy']);
  const primarySite = readSite(taxonomy['primary_site']);
  const sections = unique([
    ...list(taxonomy['sections']).map(readRef),
    ...list(taxonomy['sites']).map(readSite),
  ]);
  const known = new Map(sections.map((section) => [section._id, section]));
  const primary =
    readRef(taxonomy['primary_section']) ??
    readRef(at(raw, 'websites', site, 'website_section')) ??
    primarySite ??
    sections[0] ??
    null;
  const named = primary && (known.get(primary._id) ?? primary);
  const topics = readClasses(taxonomy['topics']);
  const auxiliaries = readClasses(taxonomy['auxiliaries']);
  return {
    primary_section: named,
    primary_site: firstSegment(primarySite?._id ?? '') || firstSegment(named?._id ?? ''),
    sections: named && !known.has(named._id) ? [named, ...sections] : sections,
    tags: readTags(taxonomy['tags']),
    ...(topics.length > 0 ? { topics } : {}),
    ...(auxiliaries.length > 0 ? { auxiliaries } : {}),
  };
}

function readRef(raw: unknown): Reference | null {
  const id = sectionId(raw);
  if (!id || id === '/') return null;
  const name = firstText(at(raw, 'name'), at(raw, 'referent', 'referent_properties', 'name'));
  return { _id: id, name: plainText(name) || lastSegment(id) };
}

/** A site of an older document: its id may be anything, its path is that of a section. */
function readSite(raw: unknown): Reference | null {
  const path = text(at(raw, 'path'));
  return readRef(path ? { ...record(raw), _id: path, referent: undefined } : raw);
}

function unique(references: (Reference | null)[]): Reference[] {
  const byId = new Map<string, Reference>();
  for (const reference of references) {
    if (reference && !byId.has(reference._id)) byId.set(reference._id, reference);
  }
  return [...byId.values()];
}

/** What a classifier found, by its own ids. */
function readClasses(raw: unknown): Reference[] {
  return unique(
    list(raw).map((value) => {
      const id = firstText(at(value, '_id'), at(value, 'uid'));
      const name = plainText(text(at(value, 'name')));
      return id || name ? { _id: id || name, name: name || id } : null;
    }),
  );
}

function firstSegment(path: string): string {
  return path.split('/').find(Boolean) ?? '';
}

function readTags(raw: unknown): Tag[] {
  const bySlug = new Map<string, Tag>();
  for (const value of list(raw)) {
    const words = plainText(
      typeof value === 'string' ? value : firstText(at(value, 'text'), at(value, 'name')),
    );
    const label = words || text(at(value, 'slug'));
    const slug = text(at(value, 'slug')) || getTopicSlug(label);
    if (label && slug && !bySlug.has(slug)) bySlug.set(slug, { slug, text: label });
  }
  return [...bySlug.values()];
}
