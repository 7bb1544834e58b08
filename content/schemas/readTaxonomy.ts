import { getTopicSlug } from '../../utils/text/getTopicSlug';
import type { Tag, Taxonomy } from './ans';
import { at, firstText, list, record, text, type JsonRecord } from './json';
import { lastSegment, sectionId } from './readSection';
import { plainText } from './sanitizeHtml';

type SectionRef = { _id: string; name: string };

/**
 * Sections and tags of a document. The primary section is the taxonomy's own, else the section of
 * the given website (inflated or a reference), else the first of its sections. Never throws.
 */
export function readTaxonomy(raw: JsonRecord, site: string): Taxonomy {
  const taxonomy = record(raw['taxonomy']);
  const sections = uniqueSections([...list(taxonomy['sections']), ...list(taxonomy['sites'])]);
  const known = new Map(sections.map((section) => [section._id, section]));
  const primary =
    readRef(taxonomy['primary_section']) ??
    readRef(at(raw, 'websites', site, 'website_section')) ??
    sections[0] ??
    null;
  const named = primary && (known.get(primary._id) ?? primary);
  return {
    primary_section: named,
    primary_site: readPrimarySite(taxonomy['primary_site'], named?._id ?? ''),
    sections: named && !known.has(named._id) ? [named, ...sections] : sections,
    tags: readTags(taxonomy['tags']),
  };
}

function readRef(raw: unknown): SectionRef | null {
  const id = sectionId(raw);
  if (!id || id === '/') return null;
  const name = firstText(at(raw, 'name'), at(raw, 'referent', 'referent_properties', 'name'));
  return { _id: id, name: plainText(name) || lastSegment(id) };
}

function uniqueSections(raws: unknown[]): SectionRef[] {
  const byId = new Map<string, SectionRef>();
  for (const raw of raws) {
    const section = readRef(raw);
    if (section && !byId.has(section._id)) byId.set(section._id, section);
  }
  return [...byId.values()];
}

/** Below the root, without slashes: `/sports/eagles` gives `sports`. */
function readPrimarySite(raw: unknown, primarySectionId: string): string {
  const written = typeof raw === 'string' ? raw : firstText(at(raw, 'path'), at(raw, '_id'));
  return firstSegment(primarySectionId) || firstSegment(written);
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
