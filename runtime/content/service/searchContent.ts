import { askContent, type ContentService } from './askContent';

/**
 * Published content that fits, the newest first.
 * @param query in the words of the service: `type:story AND rain`
 * @throws Error when the service can't be asked
 */
export async function searchContent<T>(
  service: ContentService,
  query: string,
  size: number,
  more: Record<string, string> = {},
): Promise<T[]> {
  const { body } = await askContent(service, {
    path: '/content/v4/search/published',
    query: { q: query, size: String(size), sort: 'display_date:desc', ...more },
  });
  return (body as { content_elements?: T[] }).content_elements ?? [];
}
