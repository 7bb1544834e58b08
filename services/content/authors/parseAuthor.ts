import { isObject, objectAt, objectsAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';
import type { Fault } from '../ans/explainError';
import { withoutNulls } from '../ans/nulls';
import { isEmpty } from '../merge/sameItem';
import { plainText, sanitizeRichText } from '../prepare/sanitize';
import { slugOf } from '../prepare/slugOf';

/** An author that can be stored. */
export interface Author {
  id: string;
  author: JsonObject;
  /** What was said of the author; the rest is made up where nothing else is known. */
  said: JsonObject;
  /** Keys that were taken away, by null. */
  removed: string[];
}

export type ParsedAuthor = ({ ok: true } & Author) | { ok: false; id: string; errors: Fault[] };

/**
 * An author as the author service delivers it (widgets §3), from what an author service or ANS has:
 * `firstName` or `first_name`, an address or an object as image, `bio_page` or `url`. Further keys
 * are kept.
 */
export function parseAuthor(given: JsonObject): ParsedAuthor {
  const first = textAt(given, 'firstName') || textAt(given, 'first_name');
  const last = textAt(given, 'lastName') || textAt(given, 'last_name');
  const byline = textAt(given, 'byline');
  const name = textAt(given, 'name') || byline || [first, last].filter(Boolean).join(' ');
  const id = textAt(given, '_id') || textAt(given, 'slug') || slugOf(name);
  const errors: Fault[] = [];
  if (name === '') errors.push({ path: '/name', message: 'is required' });
  if (id === '') errors.push({ path: '/_id', message: 'is required' });
  if (id.length > 300) errors.push({ path: '/_id', message: 'must have at most 300 characters' });
  if (errors.length > 0) return { ok: false, id, errors };

  const image = imageOf(given);
  const { image: _image, ...rest } = withoutNulls(given);
  const slug = textAt(given, 'slug');
  const url = textAt(given, 'url') || textAt(given, 'bio_page');
  const author: JsonObject = {
    ...rest,
    _id: id,
    type: 'author',
    name,
    byline: byline || name,
    firstName: first,
    lastName: last,
    slug: slug || id,
    url: url || `/author/${encodeURIComponent(id)}/`,
    bio: plainText(textAt(given, 'bio')),
    longBio: sanitizeRichText(textAt(given, 'longBio') || textAt(given, 'long_bio')),
    org: textAt(given, 'org') || textAt(given, 'affiliation') || textAt(given, 'affiliations'),
    role: textAt(given, 'role'),
    email: textAt(given, 'email'),
    twitter: textAt(given, 'twitter') || socialLink(given, 'twitter'),
    instagram: textAt(given, 'instagram') || socialLink(given, 'instagram'),
    ...(image ? { image } : {}),
  };
  const madeUp = Object.entries({ name: textAt(given, 'name'), byline, slug, url })
    .filter(([, text]) => text === '')
    .map(([key]) => key);
  const said = Object.entries(author).filter(
    ([key, value]) => !madeUp.includes(key) && !isEmpty(value),
  );
  const removed = Object.keys(given)
    .filter((key) => given[key] === null && !NEEDED.includes(key))
    .map((key) => NAMES[key] ?? key);
  return { ok: true, id, author, said: Object.fromEntries(said), removed };
}

/** Keys that no author is without. */
const NEEDED = ['_id', 'type', 'name', 'byline', 'slug', 'url', 'bio_page'];

/** What the author service calls what ANS has another name for. */
const NAMES: Partial<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  long_bio: 'longBio',
  affiliation: 'org',
  affiliations: 'org',
};

function imageOf(given: JsonObject): JsonObject | null {
  const own = isObject(given.image) ? given.image : {};
  const url = textAt(given, 'image') || textAt(own, 'url');
  return url === '' ? null : { version: '0.10.9', ...own, type: 'image', url };
}

function socialLink(given: JsonObject, site: string): string {
  const links = [...objectsAt(given, 'social_links'), ...objectsAt(given, 'socialLinks')];
  return textAt(objectAt(links.find((link) => textAt(link, 'site') === site)), 'url');
}
