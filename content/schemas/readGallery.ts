import type { AnsGallery, AnsImage } from './ans';
import { at, firstText, list, record, text } from './json';
import { readHeadlines } from './readHeadlines';
import { readImage } from './readImage';
import { sitePath } from './safeUrl';
import { plainText } from './sanitizeHtml';

/** Pictures that a page can hold. */
const MAX_IMAGES = 2000;

/** A gallery with the pictures that can be shown; null when there is none. Never throws. */
export function readGallery(raw: unknown): AnsGallery | null {
  const gallery = record(raw);
  const images = list(gallery['content_elements'])
    .slice(0, MAX_IMAGES)
    .map(readImage)
    .filter((image): image is AnsImage => image !== null);
  if (images.length === 0) return null;
  const description = plainText(
    firstText(at(gallery, 'description', 'basic'), gallery['description']),
  );
  return {
    type: 'gallery',
    _id: text(gallery['_id']),
    headline: readHeadlines(gallery).basic,
    ...(description ? { description } : {}),
    images,
    total: images.length,
    canonical_url: sitePath(firstText(gallery['website_url'], gallery['canonical_url'])) || null,
  };
}
