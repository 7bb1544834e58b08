import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../../http/HttpError';
import { ProviderError } from './ProviderError';
import { Quota, type QuotaLimits } from './Quota';
import { requestJson } from './requestJson';
import { signRequest, type Credentials } from './signRequest';

/** Where one line about a failure goes. */
export interface Log {
  warn: (message: string) => void;
}

export interface ProviderOptions extends Credentials, QuotaLimits {
  /** `https://api.stats.com/v1/stats` */
  base: string;
  log: Log;
  /** ms for one try. */
  timeout?: number;
  /** ms for all tries together; a page waits 5 s for its content. */
  budget?: number;
  /** ms before the second try; each later one waits twice as long. */
  backOff?: number;
}

export interface Kept<T> {
  value: T;
  /** ms since 1970 at which the provider said so. */
  fetchedAt: number;
  /** ms since 1970 until which nobody is asked again. */
  freshUntil: number;
  /** Whether the provider failed since. */
  isStale: boolean;
}

/** How an answer is read, and how long (ms) it is fresh. */
export interface Reading<T> {
  /** @throws ProviderError when it is not what was asked for */
  read: (json: unknown) => T;
  freshFor: (value: T) => number;
}

interface Entry {
  kept: Kept<unknown> | null;
  /** Thrown until `freshUntil` where nothing is kept. */
  failure: HttpError | null;
  freshUntil: number;
}

const TRIES = 3;
/** After a failure the same address is left alone so long, in ms. */
const REST_AFTER_FAILURE = 5000;
/** What the provider does not have, it will not have in the next minute. */
const REST_AFTER_NOTHING = 60_000;
/** A last good answer is served so long, in ms. */
const LAST_GOOD = 86_400_000;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/**
 * Asks the provider so that it never notices how many readers there are: equal questions under way
 * are one request, answers are kept while they are fresh, the quota is never overdrawn. When the
 * provider fails, the last good answer goes on to be served.
 */
export class ProviderClient {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ kept }) => (kept ? JSON.stringify(kept.value).length : 0) + 500,
  });
  readonly #underWay = new Map<string, Promise<Entry>>();
  readonly #quota: Quota;
  /** ms since 1970 before which the provider wants no request. */
  #restUntil = 0;

  constructor(private readonly options: ProviderOptions) {
    this.#quota = new Quota(options);
  }

  /**
   * @param path below the base, with its query: `football/nfl/events/?date=2026-11-21`
   * @throws HttpError 404 when the provider has nothing there, 503 when it fails and nothing is kept
   */
  async get<T>(path: string, reading: Reading<T>): Promise<Kept<T>> {
    const known = this.#entries.get(path);
    const entry = known && Date.now() < known.freshUntil ? known : await this.#once(path, reading);
    if (entry.kept) return entry.kept as Kept<T>;
    throw entry.failure ?? new HttpError(503, 'The statistics cannot be had now');
  }

  #once<T>(path: string, reading: Reading<T>): Promise<Entry> {
    const running =
      this.#underWay.get(path) ??
      this.#ask(path, reading).finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, running);
    return running;
  }

  async #ask<T>(path: string, reading: Reading<T>): Promise<Entry> {
    const entry = await this.#tries(path, reading).catch((error: unknown) => {
      if (error instanceof ProviderError) return this.#failed(path, error);
      throw error;
    });
    this.#entries.set(path, entry);
    return entry;
  }

  async #tries<T>(path: string, { read, freshFor }: Reading<T>): Promise<Entry> {
    const { base, timeout = 1500, budget = 4000, backOff = 250 } = this.options;
    const end = Date.now() + budget;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#turn(end);
        const address = signRequest(new URL(`${base}/${path}`), this.options, Date.now());
        const json = await requestJson(address, Math.min(timeout, Math.max(1, end - Date.now())));
        if (json === null) return nothingThere();
        const value = read(json);
        const fetchedAt = Date.now();
        const freshUntil = fetchedAt + freshFor(value);
        return {
          kept: { value, fetchedAt, freshUntil, isStale: false },
          failure: null,
          freshUntil,
        };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.restFor !== null) this.#restUntil = Date.now() + error.restFor;
        // Half by chance, so that several processes do not come back together.
        const wait = Math.max(
          error.restFor ?? 0,
          backOff * 2 ** (attempt - 1) * (0.5 + Math.random()),
        );
        if (!error.isPassing || attempt === TRIES || Date.now() + wait >= end) throw error;
        await pause(wait);
      }
    }
  }

  /** Waits until the quota and the provider allow a request. @throws ProviderError when that is too late */
  async #turn(end: number): Promise<void> {
    for (;;) {
      const now = Date.now();
      const rest = this.#restUntil - now;
      if (rest > 0 && now + rest >= end) {
        throw new ProviderError(
          `it asked for a pause of ${Math.ceil(rest / 1000)} s more`,
          'Nothing to do but wait.',
        );
      }
      const wait = rest > 0 ? rest : this.#quota.take(now);
      if (wait === 0) return;
      if (now + wait >= end) {
        throw new ProviderError(
          `our quota is used up for ${Math.ceil(wait / 1000)} s more`,
          'Raise STATS_PROVIDER_PER_SECOND or STATS_PROVIDER_PER_DAY if the contract allows it.',
        );
      }
      await pause(wait);
    }
  }

  #failed(path: string, error: ProviderError): Entry {
    const now = Date.now();
    const kept = this.#entries.get(path)?.kept ?? null;
    const isUsable = kept !== null && now - kept.fetchedAt < LAST_GOOD;
    const freshUntil = now + REST_AFTER_FAILURE;
    const instead = isUsable
      ? `The answer of ${Math.round((now - kept.fetchedAt) / 1000)} s ago is served.`
      : 'There is no earlier answer to serve.';
    this.options.log.warn(
      `Statistics provider, ${path}: ${error.message}. ${instead} ${error.remedy}`,
    );
    return {
      kept: isUsable ? { ...kept, freshUntil, isStale: true } : null,
      failure: new HttpError(503, 'The statistics provider cannot be reached', { cause: error }),
      freshUntil,
    };
  }
}

function nothingThere(): Entry {
  return {
    kept: null,
    failure: new HttpError(404, 'The statistics provider has no such game'),
    freshUntil: Date.now() + REST_AFTER_NOTHING,
  };
}
