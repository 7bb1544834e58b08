import type { ContentRequest } from '../fusion/types';
import { isGone, noDocument, sourceAsker, type CallOutcome } from './sourceAsker';
import { Breakers } from './Breakers';
import { toContentError, type Upstream } from './callSource';
import { createCachedCall } from './cachedCall';
import type { ContentChange } from './ContentChange';
import { KeptAnswers } from './KeptAnswers';
import { requestKey } from './requestKey';
import { ContentError, type ContentEntry, type ContentSource } from './types';

const DEFAULT_MAX_BYTES = 256 * 1024 * 1024;
/** How long an answer may be served while its upstream fails: 72 h. */
const STALE_ON_ERROR_MS = 72 * 3600 * 1000;

export type ContentOutcome = 'fresh' | 'fetched' | 'stale' | 'stale-on-error';

export interface ContentClientOptions {
  /** The sources by name; asked each time, as a pack may be built anew. */
  sources: () => Record<string, ContentSource>;
  upstream: Upstream;
  /** Bytes of answers kept in process. */
  maxBytes?: number;
  now?: () => number;
  onError?: (error: ContentError, outcome: 'failed' | 'stale-on-error') => void;
  /** A source was asked; `not-asked`: its breaker is open. */
  onCall?: (source: string, outcome: CallOutcome, ms: number) => void;
}

export interface ContentClient {
  /** The address of an answer; null when the source does not exist. */
  key: (request: ContentRequest, website: string) => string | null;
  /** An answer that is at hand and fresh. */
  peek: (key: string) => ContentEntry | undefined;
  /** Whether an answer was had before, be it fresh or not. */
  isKnown: (key: string) => boolean;
  /** @throws ContentError */
  get: (
    request: ContentRequest,
    website: string,
    needs?: ContentNeeds,
  ) => Promise<{ entry: ContentEntry; outcome: ContentOutcome }>;
  source: (name: string) => ContentSource | undefined;
  /** Whether the sources that were asked are asked at present: not while their breaker is open. */
  breakers: () => [source: string, state: 'closed' | 'half-open' | 'open'][];
  /**
   * Asks anew next time for every answer that the change may have changed; null: anything may have. What is
   * known serves where that fails, unless it holds what is gone.
   */
  expire: (change: ContentChange | null) => void;
  clear: () => void;
}

/** What is asked of an answer. */
export interface ContentNeeds {
  /** One that has run out is waited for; others may get it once more. */
  isLive?: boolean;
  /** Nothing (`null`) is no answer but a fault of the upstream: a page is made of it. */
  isDocument?: boolean;
}

const NOTHING = 'null';

/**
 * Answers of content sources: identical calls in flight are one call; expired answers are served
 * while they are refreshed, and for 72 h when the upstream fails (not when it says 404); each
 * source has a time-out and a circuit breaker (DESIGN: Content).
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { upstream, onCall, now = Date.now } = options;
  const kept = new KeptAnswers(options.maxBytes ?? DEFAULT_MAX_BYTES, now);
  const breakers = new Breakers();
  const cachedCalls = createCachedCall(now);
  const ask = sourceAsker({ upstream, breakers, kept, cachedCalls, now, onCall });

  function sourceOf(name: string): ContentSource | undefined {
    const sources = options.sources();
    return Object.hasOwn(sources, name) ? sources[name] : undefined;
  }

  return {
    source: sourceOf,
    key: (request, website) => {
      const source = sourceOf(request.source);
      return source ? requestKey(source, request, website) : null;
    },
    breakers: () => breakers.states(),
    isKnown: (key) => kept.entries.has(key),
    peek: (key) => {
      const entry = kept.entries.get(key);
      return entry && kept.isFresh(entry) ? entry : undefined;
    },
    expire: (change) => {
      kept.expire(change);
      cachedCalls.expire();
    },
    clear: () => kept.clear(),
    async get(request, website, { isLive = false, isDocument = false } = {}) {
      const source = sourceOf(request.source);
      if (!source) throw new ContentError(request.source, 404, 'there is no such content source');
      const key = requestKey(source, request, website);
      const found = kept.entries.get(key);
      const known = isDocument && found?.json === NOTHING ? undefined : found;
      if (known && kept.isFresh(known)) return { entry: known, outcome: 'fresh' };

      const missing = kept.missing(key);
      if (missing) throw missing;

      const lived = known ? known.expires - known.fetched : 0;
      const mayBeStale = known !== undefined && source.serveStaleCache !== false && lived > 0;
      const call = ask({ key, source, request, website, isDocument });
      const isGoodEnough = !isLive && !known?.isOutdated;
      if (mayBeStale && isGoodEnough && now() - known.expires < lived) {
        call.catch((error: ContentError) => options.onError?.(error, 'stale-on-error'));
        return { entry: known, outcome: 'stale' };
      }
      try {
        const entry = await call;
        // A block that may do with nothing has asked for it at the same moment.
        if (isDocument && entry.json === NOTHING) throw noDocument(request.source);
        return { entry, outcome: 'fetched' };
      } catch (error) {
        const failure = toContentError(request.source, error);
        const isRedirect = failure.statusCode >= 300 && failure.statusCode < 400;
        const mayServe = mayBeStale && !isGone(failure) && !isRedirect;
        if (mayServe && now() - known.fetched < STALE_ON_ERROR_MS) {
          options.onError?.(failure, 'stale-on-error');
          return { entry: known, outcome: 'stale-on-error' };
        }
        options.onError?.(failure, 'failed');
        throw failure;
      }
    },
  };
}
