import { identify } from '../ans/identify';
import { objectAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';
import { sectionIdOf } from './references';
import { slugOf } from './slugOf';

/**
 * An address as it is stored and looked up: a path without host, query and trailing slash. Empty
 * for what is no address.
 */
export function normalizePath(address: string): string {
  const trimmed = address.trim();
  if (trimmed === '') return '';
  const path = trimmed.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const rooted = `/${path}`.replace(/\/{2,}/g, '/');
  return rooted.length > 1 ? rooted.replace(/(?<!\/)\/+$/, '') || '/' : rooted;
}

/** The id of a section, which is its path: `/sports/` and `sports` are `/sports`. */
export function normalizeSectionId(id: string): string {
  return id === '' ? '' : normalizePath(id);
}

/** Kinds of document that have a page of their own. */
const PAGED = ['story', 'gallery', 'video'];

/**
 * The address of a document on a website, relative to the site: as given, else made of its section,
 * its headline and its date. Empty for what has no page.
 */
export function canonicalUrlOf(document: JsonObject, website: string): string {
  const given =
    textAt(document, 'canonical_url') ||
    textAt(document, 'websites', website, 'website_url') ||
    textAt(document, 'website_url');
  if (given !== '') return relative(given);
  if (!PAGED.includes(textAt(document, 'type'))) return '';

  const section = normalizeSectionId(
    sectionIdOf(objectAt(document, 'taxonomy', 'primary_section')),
  );
  const id = identify(document);
  const name = (textAt(document, 'slug') || textAt(document, 'headlines', 'basic') || id).slice(
    0,
    120,
  );
  const date = (
    textAt(document, 'display_date') ||
    textAt(document, 'publish_date') ||
    textAt(document, 'first_publish_date')
  )
    .slice(0, 10)
    .replaceAll('-', '');
  const suffix = /^\d{8}$/.test(date) ? date : slugOf(id).slice(0, 8);
  const words = [slugOf(name), suffix].filter((word) => word !== '');
  return `${section === '/' ? '' : section}/${[...new Set(words)].join('-')}.html`;
}

/** All addresses under which a document is found. */
export function addressesOf(document: JsonObject, website: string, url: string): string[] {
  const given = [
    url,
    textAt(document, 'websites', website, 'website_url'),
    textAt(document, 'website_url'),
    textAt(document, 'canonical_url'),
  ];
  return [...new Set(given.map(normalizePath).filter((path) => path !== ''))];
}

const relative = (address: string): string => {
  const path = address.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
};
