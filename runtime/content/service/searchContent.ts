/** Where the content service is, and with what it is asked. */
export interface ContentService {
  /** Absolute base; known once the site listens. */
  base: () => string;
  /** Bearer token. */
  token: string;
  website: string;
}

/**
 * Published content that fits, the newest first.
 * @param query in the words of the service: `type:story AND rain`
 * @throws Error when the service can't be asked
 */
export async function searchContent<T>(
  { base, token, website }: ContentService,
  query: string,
  size: number,
): Promise<T[]> {
  const parameters = new URLSearchParams({
    website,
    q: query,
    size: String(size),
    sort: 'display_date:desc',
  });
  const response = await fetch(`${base()}/content/v4/search/published?${parameters}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`the content service answered ${response.status}`);
  const { content_elements: found = [] } = (await response.json()) as { content_elements?: T[] };
  return found;
}
