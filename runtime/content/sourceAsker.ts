import { createHash } from 'node:crypto';
import { isBrokenCircuitError } from 'cockatiel';
import type { ContentRequest } from '../fusion/types';
import type { Breakers } from './Breakers';
import type { createCachedCall } from './cachedCall';
import { callSource, toContentError, type Upstream } from './callSource';
import { holdingOf } from './holdingOf';
import type { KeptAnswers } from './KeptAnswers';
import { ContentError, type ContentEntry, type ContentSource } from './types';

/** s that an answer is fresh where its source says nothing else. */
export const DEFAULT_TTL_S = 300;

export type CallOutcome = 'answered' | 'missing' | 'failed' | 'timed-out' | 'not-asked';

interface Options {
  upstream: Upstream;
  breakers: Breakers;
  kept: KeptAnswers;
  cachedCalls: ReturnType<typeof createCachedCall>;
  now: () => number;
  /** A source was asked; `not-asked`: its breaker is open. */
  onCall?: ((source: string, outcome: CallOutcome, ms: number) => void) | undefined;
}

interface Question {
  /** The address of the answer. */
  key: string;
  source: ContentSource;
  request: ContentRequest;
  website: string;
  /** Nothing (`null`) is no answer but a fault of the upstream. */
  isDocument: boolean;
}

/** Asks sources, and keeps what they say; identical calls in flight are one call. */
export function sourceAsker({ upstream, breakers, kept, cachedCalls, now, onCall }: Options) {
  /** Calls the source behind its breaker; `said`: for how many seconds the source says that this holds. */
  async function call({ key, source, request, website, isDocument }: Question) {
    let said = Infinity;
    const data = await breakers.of(request.source).execute(async () => {
      const answer = await callSource(source, request, website, upstream, {
        cachedCall: cachedCalls.for(key, followsContent(source)),
        keepFor: (seconds) => {
          if (seconds >= 0) said = Math.min(said, seconds);
        },
      });
      if (isDocument && isNothing(answer)) throw noDocument(request.source);
      return answer;
    });
    return { data, said };
  }

  async function ask(question: Question, isWanted: () => boolean): Promise<ContentEntry> {
    const { key, source, request } = question;
    const start = performance.now();
    const count = (outcome: CallOutcome) =>
      onCall?.(request.source, outcome, performance.now() - start);
    try {
      const { data, said } = await call(question);
      const entry = entryOf(source, data, said, now());
      if (isWanted()) kept.entries.set(key, entry);
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
      if (isWanted() && isGone(failure)) kept.setMissing(key, failure, followsContent(source));
      throw failure;
    }
  }

  return (question: Question): Promise<ContentEntry> => {
    const { key, source } = question;
    const begun = kept.inFlight.get(key);
    if (begun) return begun.call;
    // What it hears is not kept if the answer is asked for anew meanwhile.
    const isWanted = () => kept.inFlight.get(key)?.call === asked;
    const asked = ask(question, isWanted).finally(() => {
      if (isWanted()) kept.inFlight.delete(key);
    });
    kept.inFlight.set(key, { call: asked, followsContent: followsContent(source) });
    return asked;
  };
}

/** The answer as it is kept. */
function entryOf(
  source: ContentSource,
  data: unknown,
  said: number,
  fetched: number,
): ContentEntry {
  const json = JSON.stringify(data ?? null);
  const version = createHash('sha1').update(json).digest('base64url');
  const ttl = Number.isFinite(said) ? said : (source.ttl ?? DEFAULT_TTL_S);
  const expires = fetched + ttl * 1000;
  const holding = followsContent(source) ? { holding: holdingOf(data) } : {};
  return { json, version, fetched, expires, ...holding };
}

/** How a call that gave no answer ended; a redirect is an answer. */
function outcomeOf({ statusCode }: ContentError): CallOutcome {
  if (statusCode === 504) return 'timed-out';
  if (statusCode >= 500) return 'failed';
  return statusCode >= 400 ? 'missing' : 'answered';
}

/** Whether the upstream says that there is no such thing (any more). */
export const isGone = ({ statusCode }: ContentError): boolean =>
  statusCode === 404 || statusCode === 410;

export const noDocument = (source: string): ContentError =>
  new ContentError(source, 502, 'gave nothing where a page needs a document');

const followsContent = (source: ContentSource): boolean => source.followsContent !== false;

const isNothing = (data: unknown): boolean => data === null || data === undefined;
