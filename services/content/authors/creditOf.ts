import { objectsAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';

/** An author as `credits.by` delivers it: ANS, with all that is known beside it. */
export function creditOf(author: JsonObject): JsonObject {
  const links = objectsAt(author, 'social_links');
  const socialLinks =
    links.length > 0
      ? links
      : ['email', 'twitter', 'instagram']
          .map((site) => ({ site, url: textAt(author, site) }))
          .filter(({ url }) => url !== '');
  return {
    _id: textAt(author, '_id'),
    type: 'author',
    version: '0.10.9',
    name: textAt(author, 'name'),
    byline: textAt(author, 'byline'),
    first_name: textAt(author, 'firstName'),
    last_name: textAt(author, 'lastName'),
    ...(author.image === undefined ? {} : { image: author.image }),
    url: textAt(author, 'url'),
    slug: textAt(author, 'slug'),
    bio: textAt(author, 'bio'),
    long_bio: textAt(author, 'longBio'),
    org: textAt(author, 'org'),
    role: textAt(author, 'role'),
    email: textAt(author, 'email'),
    social_links: socialLinks,
    additional_properties: { original: author },
  };
}
