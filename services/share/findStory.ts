import { askContent, type ContentApi } from '../http/askContent';
import type { GivenStory } from './Gifts';

interface Answer {
  content_elements?: { canonical_url?: string; headlines?: { basic?: string } }[];
}

/**
 * The story at a path, by the address that is its own; null where there is none.
 * @throws Error when the content API can't be reached or refuses
 */
export async function findStory(
  path: string,
  options: ContentApi & { website: string },
): Promise<GivenStory | null> {
  const query = new URLSearchParams({
    website: options.website,
    published: 'true',
    included_fields: 'canonical_url,headlines.basic',
  });
  const { content_elements: found } = await askContent<Answer>(
    `/content/v4/urls?${query}`,
    options,
    [path],
  );
  const own = found?.[0]?.canonical_url;
  return own ? { path: own, title: found[0]?.headlines?.basic ?? '' } : null;
}
