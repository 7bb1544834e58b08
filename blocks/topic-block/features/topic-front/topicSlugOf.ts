import { getTopicSlug } from '../../../../utils/text/getTopicSlug';

/** The slug of `/topic/{slug}` in an address (platform §2); empty where it is another page. */
export function topicSlugOf(requestUri: string): string {
  const segment = /^\/topic\/([^/?#]+)/.exec(requestUri)?.[1] ?? '';
  return getTopicSlug(decode(segment));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
