import { contentKind } from './contentKind';
import type { HeadInput } from './types';

/** The one address of the page: a story's own, otherwise the path without its query. */
export function canonicalUrl({ globalContent, requestUri, site }: HeadInput): string {
  const content = contentKind(globalContent);
  const path =
    (content.kind === 'story' && content.story.canonical_url) ||
    requestUri.split(/[?#]/, 1)[0] ||
    '/';
  return absoluteUrl(path, site.origin);
}

/** An address with the site's origin; one that already has an origin stays as it is. */
export function absoluteUrl(url: string, origin: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `${origin}${url}`;
}
