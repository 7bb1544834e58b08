import { request as httpRequest } from 'undici';
import type { ContentRequest } from '../fusion/types';
import { applyFilter, parseFilter } from './filter';
import { cleanQuery } from './requestKey';
import { ContentError, type ContentSource, type FetchTools } from './types';

/** Where sources that only name an address are asked. */
export interface Upstream {
  /** Base of the content API; absolute. */
  contentBase: () => string;
  /** Bearer token for it. */
  accessToken: () => string;
}

const MAX_BODY_BYTES = 20_000_000;

/** Turns whatever a source threw into an error with a status. */
export function toContentError(source: string, error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  const thrown = (error ?? {}) as {
    statusCode?: unknown;
    location?: unknown;
    message?: unknown;
    name?: unknown;
  };
  const message = typeof thrown.message === 'string' && thrown.message ? thrown.message : 'failed';
  if (typeof thrown.statusCode === 'number') {
    const location = typeof thrown.location === 'string' ? thrown.location : undefined;
    return new ContentError(source, thrown.statusCode, message, location);
  }
  const timedOut = thrown.name === 'TimeoutError' || thrown.name === 'AbortError';
  const said = timedOut ? 'timed out' : message;
  return new ContentError(source, timedOut ? 504 : 502, said, undefined, { cause: error });
}

async function getJson(name: string, path: string, upstream: Upstream, signal: AbortSignal) {
  const url = /^https?:/.test(path) ? path : `${upstream.contentBase()}${path}`;
  const isOwn = url.startsWith(`${upstream.contentBase()}/`);
  const token = upstream.accessToken();
  const headers = isOwn && token ? { authorization: `Bearer ${token}` } : {};
  const response = await httpRequest(url, { headers, signal });
  if (response.statusCode >= 400) {
    await response.body.dump();
    throw new ContentError(
      name,
      response.statusCode,
      `upstream answered ${response.statusCode} for ${path}`,
    );
  }
  const length = Number(response.headers['content-length'] ?? 0);
  if (length > MAX_BODY_BYTES)
    throw new ContentError(name, 502, `answer of ${length} bytes is too large`);
  const answer = await response.body.json();
  // It answers with a document or a list, or says 404. Other upstreams may mean nothing by it.
  if (isOwn && answer === null) throw new ContentError(name, 502, `upstream gave null for ${path}`);
  return answer;
}

/**
 * Asks a source once: fetch or resolve, transform, filter. The source sees its declared parameters
 * and `arc-site`.
 * @throws ContentError with the upstream's status; 504 past the source's time-out.
 */
export async function callSource(
  source: ContentSource,
  request: ContentRequest,
  website: string,
  upstream: Upstream,
  tools: Omit<FetchTools, 'signal'>,
): Promise<unknown> {
  const query = { ...cleanQuery(source, request.query), 'arc-site': website };
  const timeout = AbortSignal.timeout(source.timeout ?? 5000);
  const expired = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason), { once: true });
  });
  expired.catch(() => undefined); // the race below reports it; alone it is nobody's
  try {
    const answer = (async () => {
      if (source.fetch) return source.fetch(query, { ...tools, signal: timeout });
      if (source.resolve) return getJson(request.source, source.resolve(query), upstream, timeout);
      throw new ContentError(request.source, 500, 'has neither fetch nor resolve');
    })();
    const raw = await Promise.race([answer, expired]);
    const data = source.transform ? await source.transform(raw, query) : raw;
    const filter = request.filter ?? source.filter;
    return filter ? applyFilter(data, parseFilter(filter)) : data;
  } catch (error) {
    throw toContentError(request.source, error);
  }
}
