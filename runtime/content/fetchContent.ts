import { createHash } from 'node:crypto';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { ContentRequest } from '../fusion/types';
import { callSource, toContentError, type Upstream } from './callSource';
import { createCachedCall } from './cachedCall';
import type { ContentChange } from './ContentChange';
import { holdingOf, type Holding } from './holdingOf';
import { namedIds, requestKey } from './requestKey';
import { ContentError, type ContentEntry, type ContentSource } from './types';

const DEFAULT_TTL_S = 300;
const MISSING_TTL_MS = 10_000;
/** How long an answer may be served while its upstream fails: 72 h. */
const STALE_ON_ERROR_MS = 72 * 3600 * 1000;
const BREAKER = { failures: 5, halfOpenAfterMs: 5000 };

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

export type CallOutcome = 'answered' | 'missing' | 'failed' | 'timed-out' | 'not-asked';

export interface ContentClient {
  /** The address of an answer; null when the source does not exist. */
  key: (request: ContentRequest, website: string) => string | null;
  /** A usable answer that is at hand: fresh, or expired and being refreshed. */
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

interface Missing {
  error: ContentError;
  until: number;
  followsContent: boolean;
}

const NOTHING = 'null';

/**
 * Answers of content sources: identical calls in flight are one call; expired answers are served
 * while they are refreshed, and for 72 h when the upstream fails (not when it says 404); each
 * source has a time-out and a circuit breaker (DESIGN: Content).
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const now = options.now ?? Date.now;
  const entries = new LRUCache<string, ContentEntry>({
    maxSize: options.maxBytes ?? 256 * 1024 * 1024,
    sizeCalculation: ({ json, holding }, key) =>
      json.length + key.length + 100 + 100 * (holding?.ids.size ?? 0),
  });
  // By size, because `max` takes room for as many at once.
  const missing = new LRUCache<string, Missing>({ maxSize: 5000, sizeCalculation: () => 1 });
  const inFlight = new Map<string, { call: Promise<ContentEntry>; followsContent: boolean }>();
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const cachedCalls = createCachedCall(now);

  const isFresh = (entry: ContentEntry) => !entry.isOutdated && entry.expires > now();

  function sourceOf(name: string): ContentSource | undefined {
    const sources = options.sources();
    return Object.hasOwn(sources, name) ? sources[name] : undefined;
  }

  function breakerOf(name: string): CircuitBreakerPolicy {
    let breaker = breakers.get(name);
    if (!breaker) {
      breaker = circuitBreaker(
        handleWhen((error) => toContentError(name, error).statusCode >= 500),
        {
          halfOpenAfter: BREAKER.halfOpenAfterMs,
          breaker: new ConsecutiveBreaker(BREAKER.failures),
        },
      );
      breakers.set(name, breaker);
    }
    return breaker;
  }

  async function refresh(
    key: string,
    source: ContentSource,
    request: ContentRequest,
    website: string,
    { isDocument, isWanted }: { isDocument: boolean; isWanted: () => boolean },
  ) {
    let said = Infinity;
    const start = performance.now();
    const count = (outcome: CallOutcome) =>
      options.onCall?.(request.source, outcome, performance.now() - start);
    const follows = followsContent(source);
    try {
      const data = await breakerOf(request.source).execute(async () => {
        const answer = await callSource(source, request, website, options.upstream, {
          cachedCall: cachedCalls.for(key, follows),
          keepFor: (seconds) => {
            if (seconds >= 0) said = Math.min(said, seconds);
          },
        });
        if (isDocument && isNothing(answer)) throw noDocument(request.source);
        return answer;
      });
      const json = JSON.stringify(data ?? null);
      const version = createHash('sha1').update(json).digest('base64url');
      const fetched = now();
      const ttl = Number.isFinite(said) ? said : (source.ttl ?? DEFAULT_TTL_S);
      const expires = fetched + ttl * 1000;
      const holding = follows ? { holding: holdingOf(data) } : {};
      const entry: ContentEntry = { json, version, fetched, expires, ...holding };
      if (isWanted()) entries.set(key, entry);
      count('answered');
      return entry;
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        count('not-asked');
        throw new ContentError(
          request.source,
          503,
          'upstream keeps failing; not asked for a moment',
        );
      }
      const failure = toContentError(request.source, error);
      count(outcomeOf(failure));
      if (isWanted() && (failure.statusCode === 404 || failure.statusCode === 410)) {
        entries.delete(key);
        missing.set(key, {
          error: failure,
          until: now() + MISSING_TTL_MS,
          followsContent: follows,
        });
      }
      throw failure;
    }
  }

  function refreshOnce(
    key: string,
    source: ContentSource,
    request: ContentRequest,
    website: string,
    isDocument: boolean,
  ) {
    const begun = inFlight.get(key);
    if (begun) return begun.call;
    // What it hears is not kept if the answer is asked for anew meanwhile.
    const isWanted = () => inFlight.get(key)?.call === call;
    const call = refresh(key, source, request, website, { isDocument, isWanted }).finally(() => {
      if (isWanted()) inFlight.delete(key);
    });
    inFlight.set(key, { call, followsContent: followsContent(source) });
    return call;
  }

  function key(request: ContentRequest, website: string): string | null {
    const source = sourceOf(request.source);
    return source ? requestKey(source, request, website) : null;
  }

  return {
    key,
    source: sourceOf,
    breakers: () => [...breakers].map(([name, { state }]) => [name, STATES[state]]),
    isKnown: (address) => entries.has(address),
    peek: (address) => {
      const entry = entries.get(address);
      return entry && isFresh(entry) ? entry : undefined;
    },
    expire(change) {
      const ids = change && new Set(change.ids);
      const gone = new Set(change?.gone);
      for (const [address, entry] of entries.entries()) {
        if (!entry.holding || (ids && !mayChange(address, entry.holding, ids))) continue;
        if (doOverlap(entry.holding.ids, gone)) entries.delete(address);
        else entry.isOutdated = true;
      }
      cachedCalls.expire();
      // Of what is missing or under way nobody knows which documents it is about.
      for (const known of [missing, inFlight])
        for (const [address, { followsContent: follows }] of known.entries())
          if (follows) known.delete(address);
    },
    clear: () => {
      entries.clear();
      missing.clear();
      inFlight.clear();
    },
    async get(request, website, { isLive = false, isDocument = false } = {}) {
      const source = sourceOf(request.source);
      if (!source) throw new ContentError(request.source, 404, 'there is no such content source');
      const address = requestKey(source, request, website);
      const found = entries.get(address);
      const known = isDocument && found?.json === NOTHING ? undefined : found;
      if (known && isFresh(known)) return { entry: known, outcome: 'fresh' };

      const gone = missing.get(address);
      if (gone && gone.until > now()) throw gone.error;

      const lived = known ? known.expires - known.fetched : 0;
      const mayBeStale = known !== undefined && source.serveStaleCache !== false && lived > 0;
      const call = refreshOnce(address, source, request, website, isDocument);
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
        const isGone = failure.statusCode === 404 || failure.statusCode === 410;
        const isRedirect = failure.statusCode >= 300 && failure.statusCode < 400;
        if (mayBeStale && !isGone && !isRedirect && now() - known.fetched < STALE_ON_ERROR_MS) {
          options.onError?.(failure, 'stale-on-error');
          return { entry: known, outcome: 'stale-on-error' };
        }
        options.onError?.(failure, 'failed');
        throw failure;
      }
    },
  };
}

const STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

/** How a call that gave no answer ended; a redirect is an answer. */
function outcomeOf({ statusCode }: ContentError): CallOutcome {
  if (statusCode === 504) return 'timed-out';
  if (statusCode >= 500) return 'failed';
  return statusCode >= 400 ? 'missing' : 'answered';
}

const followsContent = (source: ContentSource): boolean => source.followsContent !== false;

const isNothing = (data: unknown): boolean => data === null || data === undefined;

const noDocument = (source: string): ContentError =>
  new ContentError(source, 502, 'gave nothing where a page needs a document');

/** Whether an answer may be another after documents were changed. */
function mayChange(address: string, { ids, isOpen }: Holding, changed: ReadonlySet<string>) {
  return isOpen || doOverlap(ids, changed) || namedIds(address).some((id) => changed.has(id));
}

function doOverlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const id of few) if (many.has(id)) return true;
  return false;
}
