/** Where the content service is, and with what it is asked. */
export interface ContentService {
  /** Absolute base; known once the site listens. */
  base: () => string;
  /** Bearer token. */
  token: string;
  website: string;
}

export interface ContentCall {
  method?: 'GET' | 'PUT' | 'POST';
  /** Below the service's base. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Statuses besides success that the caller takes care of. */
  expects?: readonly number[];
}

/**
 * One call of the content service, with the site's token.
 * @throws Error when it can't be asked, or answers with a status that is not expected
 */
export async function askContent(
  { base, token, website }: ContentService,
  { method = 'GET', path, query = {}, headers = {}, body, expects = [] }: ContentCall,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${base()}${path}?${new URLSearchParams({ website, ...query })}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status } = response;
  if (!response.ok && !expects.includes(status))
    throw new Error(`the content service answered ${status} for ${path}`);
  return { status, body: await response.json() };
}
