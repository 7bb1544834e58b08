import { HttpError } from '../../http/HttpError';
import type { Feed } from './Feed';

export interface RemoteFeedOptions<T> {
  /** What it brings, for messages: "puzzles". */
  name: string;
  /** Makes the answer of the publisher's feed ours. @throws with what is wrong about it */
  load: (ask: (address: string) => Promise<unknown>) => Promise<T>;
  /** s for which an answer is fresh. */
  maxAge: number;
  /** Sent with each request, beside `accept`. */
  headers?: Readonly<Record<string, string>>;
  warn: (line: string) => void;
  /** ms since 1970. */
  now?: () => number;
}

/** ms */
const TIMEOUT_MS = 4000;
/** ms for which the last good answer stands in for one that can't be had. */
const LONGEST_STALE_MS = 24 * 60 * 60 * 1000;
/** ms for which a feed that failed is left alone. */
const REST_MS = 10_000;

/**
 * A feed of the publisher's. It is asked once while its answer is fresh, however many ask; where it fails, the
 * last good answer of up to a day is served, and the log says so.
 */
export function remoteFeed<T>(options: RemoteFeedOptions<T>): Feed<T> {
  const { name, load, maxAge, warn, headers = {}, now = Date.now } = options;
  let kept: { value: T; at: number } | null = null;
  let asked: Promise<T> | null = null;
  let restUntil = 0;

  const ask = async (address: string): Promise<unknown> => {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as unknown;
  };

  const fetchAnew = async (): Promise<T> => {
    try {
      const value = await load(ask);
      kept = { value, at: now() };
      return value;
    } catch (error) {
      restUntil = now() + REST_MS;
      const age = kept ? now() - kept.at : Infinity;
      const rest =
        age < LONGEST_STALE_MS ? `The answer of ${Math.round(age / 1000)} s ago is served.` : '';
      warn(`Daily service, the feed of ${name}: ${reasonOf(error)}. ${rest}`.trim());
      return lastGood(error);
    } finally {
      asked = null;
    }
  };

  const lastGood = (cause?: unknown): T => {
    if (kept && now() - kept.at < LONGEST_STALE_MS) return kept.value;
    throw new HttpError(502, `The feed of ${name} can’t be had right now`, { cause });
  };

  return {
    maxAge,
    async read() {
      if (kept && now() - kept.at < maxAge * 1000) return kept.value;
      if (now() < restUntil) return lastGood();
      asked ??= fetchAnew();
      return asked;
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'it failed');
