export interface ContentApi {
  /** Base of the content API. */
  contentBase: () => string;
  /** Its bearer token; a hosted one needs it for reading too. */
  contentToken: string;
}

/** ms */
const TIMEOUT = 5000;

/**
 * Asks the content API.
 *
 * @param path with its query, below the base
 * @param body sent by POST where there is one
 * @throws Error when it can't be reached, is too slow or refuses
 */
export async function askContent<T>(
  path: string,
  { contentBase, contentToken: token }: ContentApi,
  body?: unknown,
): Promise<T> {
  const response = await fetch(contentBase() + path, {
    signal: AbortSignal.timeout(TIMEOUT),
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The content API answers ${response.status} for ${path}`);
  return (await response.json()) as T;
}
