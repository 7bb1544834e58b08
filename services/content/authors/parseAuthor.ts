import { isObject, objectAt, objectsAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';
import type { Fault } from '../ans/explainError';
import { plainText, sanitizeRichText } from '../prepare/sanitize';
import { slugOf } from '../prepare/slugOf';

export type ParsedAuthor =
  | { ok: true; id: string; name: string; author: JsonObject }
  | { ok: false; id: string; errors: Fault[] };

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
  const { image: _image, ...rest } = given;
  return {
    ok: true,
    id,
    name,
    author: {
      ...rest,
      _id: id,
      type: 'author',
      name,
      byline: byline || name,
      firstName: first,
      lastName: last,
      slug: textAt(given, 'slug') || id,
      url:
        textAt(given, 'url') || textAt(given, 'bio_page') || `/author/${encodeURIComponent(id)}/`,
      bio: plainText(textAt(given, 'bio')),
      longBio: sanitizeRichText(textAt(given, 'longBio') || textAt(given, 'long_bio')),
      org: textAt(given, 'org') || textAt(given, 'affiliation') || textAt(given, 'affiliations'),
      role: textAt(given, 'role'),
      email: textAt(given, 'email'),
      twitter: textAt(given, 'twitter') || socialLink(given, 'twitter'),
      instagram: textAt(given, 'instagram') || socialLink(given, 'instagram'),
      ...(image ? { image } : {}),
    },
  };
}

function imageOf(given: JsonObject): JsonObject | null {
  const own = isObject(given.image) ? given.image : {};
  const url = textAt(given, 'image') || textAt(own, 'url');
  return url === '' ? null : { version: '0.10.9', ...own, type: 'image', url };
}

function socialLink(given: JsonObject, site: string): string {
  const links = [...objectsAt(given, 'social_links'), ...objectsAt(given, 'socialLinks')];
  return textAt(objectAt(links.find((link) => textAt(link, 'site') === site)), 'url');
}
