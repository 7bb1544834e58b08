import type { ContentService } from '../../../content/service/askContent';
import { searchContent } from '../../../content/service/searchContent';
import { isRecord } from '../../../document/json';

/** How much of the newest content is looked at. */
const SIZE = 100;

/**
 * Addresses of the newest content: its own, those of its sections and authors.
 * @throws Error when the service can't be asked
 */
export async function newestAddresses(service: ContentService): Promise<string[]> {
  const found = await searchContent(service, 'type:(story OR gallery OR video)', SIZE);
  return [...new Set(found.flatMap(addressesIn))];
}

function addressesIn(content: unknown): string[] {
  if (!isRecord(content)) return [];
  const own = content['canonical_url'];
  const credits = isRecord(content['credits']) ? content['credits']['by'] : null;
  const authors = Array.isArray(credits)
    ? credits.map((author: unknown) => (isRecord(author) ? author['url'] : null))
    : [];
  const section = typeof own === 'string' ? /^\/[^/]+(?=\/)/.exec(own)?.[0] : undefined;
  return [own, ...authors, section].filter(
    (path): path is string => typeof path === 'string' && path.startsWith('/'),
  );
}
