import type { ContentClient } from '../../content/fetchContent';
import type { ContentEntry } from '../../content/types';
import type { ContentRequest } from '../../fusion/types';
import type { PageValues } from '../pageScope';

/** A page for tests. */
export const VALUES: PageValues = {
  website: 'site',
  requestUri: '/news',
  isAdmin: false,
  outputType: 'default',
  layout: 'front',
  template: 't',
  contextPath: '/pf',
  build: 'b1',
  meta: {},
  siteProperties: { name: 'Paper' },
  documentHash: 'h',
  renderables: [],
  tree: {},
  globalContent: { taxonomy: { section: '/news' }, body: 'A' },
  globalVersion: 'v1',
  globalContentConfig: null,
};

/** A content client whose sources give these answers, and fail with 502 otherwise. */
export function createContent(answers: Record<string, unknown>) {
  const entries = new Map<string, ContentEntry>();
  const get = jest.fn(async (request: ContentRequest) => {
    if (!(request.source in answers)) throw { statusCode: 502, message: 'down' };
    const json = JSON.stringify(answers[request.source]);
    const entry = { json, version: json, fetched: 0, expires: Infinity };
    entries.set(request.source, entry);
    return { entry, outcome: 'fetched' as const };
  });
  const client: ContentClient = {
    key: (request) => request.source,
    peek: (key) => entries.get(key),
    get,
    source: () => undefined,
    isKnown: (key) => entries.has(key),
    breakers: () => [],
    expire: () => undefined,
    clear: () => entries.clear(),
  };
  return { client, get };
}
