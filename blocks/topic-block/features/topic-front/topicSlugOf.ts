import { getTopicSlug } from '../../../../utils/text/getTopicSlug';

/** The slug of `/topic/{slug}` in an address (platform §2); empty where it is another page. */
export function topicSlugOf(requestUri: string): string {
  const segment = /^\/topic\/([^/?#]+)/.exec(requestUri)?.[1] ?? '';
  return getTopicSlug(decode(segment));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // half a sign: there is a slug in it all the same
  }
}
