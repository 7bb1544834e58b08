import { z } from 'zod';
import { askContent, type ContentService } from './askContent';

/** Some services say null where nothing fits. */
const answer = z.object({
  content_elements: z
    .array(z.unknown())
    .nullish()
    .transform((found) => found ?? []),
});

/**
 * Published content that fits, the newest first: documents as the service has them.
 * @param query in the words of the service: `type:story AND rain`
 * @throws Error when the service can't be asked
 */
export async function searchContent(
  service: ContentService,
  query: string,
  size: number,
  more: Record<string, string> = {},
): Promise<unknown[]> {
  const { content_elements } = await askContent(service, {
    path: '/content/v4/search/published',
    query: { q: query, size: String(size), sort: 'display_date:desc', ...more },
    answer,
  });
  return content_elements;
}
