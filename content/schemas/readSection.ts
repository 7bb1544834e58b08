import type { Section } from './ans';
import { at, firstText, list, record, text } from './json';
import { safeUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';
import { trimEnd } from '../../utils/text/trimEnd';

/** Deeper trees than this are not menus. */
const MAX_DEPTH = 8;

/** A section of the site, or a node of a navigation tree, with what lies below it. Never throws. */
export function readSection(raw: unknown, depth = 0): Section {
  const section = record(raw);
  const id = sectionId(section);
  return {
    _id: id,
    name: plainText(
      firstText(
        section['name'],
        section['display_name'],
        at(section, 'navigation', 'nav_title'),
        at(section, 'site', 'site_title'),
        lastSegment(id),
      ),
    ),
    description: plainText(
      firstText(section['description'], at(section, 'site', 'site_description')),
    ),
    parentId:
      normalizePath(firstText(at(section, 'parent', 'default'), section['parent_id'])) || null,
    children:
      depth < MAX_DEPTH
        ? list(section['children']).map((child) => readSection(child, depth + 1))
        : [],
  };
}

/** The id of an inflated section, of a reference to one, of a link in a menu, or a bare path. */
export function sectionId(raw: unknown): string {
  if (typeof raw === 'string') return normalizePath(raw);
  const id = firstText(at(raw, 'referent', 'id'), at(raw, '_id'), at(raw, 'path'));
  const url = text(at(raw, 'url'));
  const isLink = url && (text(at(raw, 'node_type')) === 'link' || !id);
  return isLink ? (safeUrl(url) ?? '') : normalizePath(id);
}

/** `news/local/` becomes `/news/local`; an address that may not be linked becomes none. */
function normalizePath(path: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return safeUrl(path) ?? '';
  const trimmed = trimEnd(path.replace(/^\/+/, ''), '/');
  return trimmed ? `/${trimmed}` : path && '/';
}

/** `/news/new-jersey` gives "New Jersey": a name where the upstream sends only ids. */
export function lastSegment(id: string): string {
  const slug = id.split('/').filter(Boolean).at(-1) ?? '';
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
