import { createHash } from 'node:crypto';
import { toContentError } from '../content/callSource';
import type { ContentClient } from '../content/fetchContent';
import type { ContentEntry } from '../content/types';
import type { HarnessRequest } from './types';

/** The page's own content comes from this source where a state brings it. */
export const GLOBAL_SOURCE = 'state:global-content';

/**
 * A content client in which a state's answers stand in for their sources. Everything else is asked
 * for as on a page. Each request is noted.
 */
export function stateContent(
  base: ContentClient,
  answers: Readonly<Record<string, unknown>>,
  requests: HarnessRequest[],
): ContentClient {
  const entries = new Map<string, ContentEntry>();
  const isAnswered = (source: string) => Object.hasOwn(answers, source);
  const keyOf = (source: string, query: unknown) => `state|${source}|${JSON.stringify(query)}`;

  function entryOf(source: string): ContentEntry {
    const json = JSON.stringify(answers[source] ?? null);
    const version = createHash('sha1').update(json).digest('base64url');
    return { json, version, expires: Infinity, fetched: Date.now() };
  }

  return {
    ...base,
    key: (request, website) =>
      isAnswered(request.source)
        ? keyOf(request.source, request.query)
        : base.key(request, website),
    // Answers are fetched by each rendering, so that each request is seen.
    peek: (key) => entries.get(key),
    async get(request, website) {
      const { source, query } = request;
      const start = performance.now();
      const note = (outcome: string, bytes: number | null) =>
        requests.push({ source, query, outcome, duration: performance.now() - start, bytes });
      if (isAnswered(source)) {
        const entry = entryOf(source);
        entries.set(keyOf(source, query), entry);
        if (source !== GLOBAL_SOURCE) note('state', Buffer.byteLength(entry.json));
        return { entry, outcome: 'fresh' };
      }
      try {
        const answer = await base.get(request, website);
        note(answer.outcome, Buffer.byteLength(answer.entry.json));
        return answer;
      } catch (error) {
        note(`failed-${toContentError(source, error).statusCode}`, null);
        throw error;
      }
    },
  };
}
