import type { Author } from './ans';
import { at, firstText, list, record, text, type JsonRecord } from './json';
import { readImage } from './readImage';
import { safeUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';

/**
 * A writer, from a story's credit (inflated or not, any version) or from the author service.
 * Unknown parts are empty; the byline falls back to the name and then to the id (widgets §5). The page
 * is that of the id by which stories name their writers: it is there for each of them (0030).
 * Never throws.
 */
export function readAuthor(raw: unknown): Author {
  const author = typeof raw === 'string' ? { name: raw } : record(raw);
  const original = record(at(author, 'additional_properties', 'original'));
  const pageId = firstText(author['_id'], original['_id'], at(author, 'referent', 'id'));
  const id = firstText(pageId, author['id'], author['slug']);
  const fullName = [author['firstName'], author['lastName']].map(text).join(' ');
  const name = plainText(
    firstText(author['name'], fullName, author['byline'], original['byline'], id),
  );
  const social = socialHandles(author['social_links']);
  return {
    _id: id,
    name,
    byline: plainText(firstText(author['byline'], original['byline'], name)),
    url: pageId && !isPlaceholder(pageId) ? `/author/${encodeURIComponent(pageId)}` : null,
    image: readImage(author['image']) ?? readImage(original['image']),
    org: plainText(firstText(author['org'], original['affiliations'], author['affiliations'])),
    role: plainText(firstText(author['role'], original['role'])),
    bio: plainText(
      firstText(author['bio'], author['longBio'], original['bio'], author['description']),
    ),
    email: firstText(author['email'], social['email'], original['email']),
    twitter: firstText(author['twitter'], social['twitter'], original['twitter']),
    instagram: firstText(author['instagram'], social['instagram'], original['instagram']),
  };
}

function isPlaceholder(id: string): boolean {
  return /^no[ _-]?author$/i.test(id);
}

/** `[{site: 'twitter', url: …}]` as `{twitter: …}`; only addresses that may be linked. */
function socialHandles(raw: unknown): JsonRecord {
  return Object.fromEntries(
    list(raw).map((link) => {
      const url = text(at(link, 'url'));
      const usable = /^[\w.@+-]+$/.test(url) || safeUrl(url) !== null;
      return [text(at(link, 'site')).toLowerCase(), usable ? url : ''];
    }),
  );
}
