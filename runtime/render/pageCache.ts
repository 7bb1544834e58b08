import { LRUCache } from 'lru-cache';
import { EVERYTHING, isExpired, Renderings } from './Renderings';
import type { StoredPage } from './StoredPage';

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'bypass';

export interface PageCacheOptions {
  maxBytes: number;
  /** s for which an expired page is served while a new one is made. */
  staleWhileRevalidate: number;
  /** Whether the reader who finds it expired waits for the new one, and only those who come meanwhile don't. */
  firstWaits?: boolean;
  /** s for which an expired page is served when a new one can't be made. */
  staleIfError: number;
  now?: () => number;
  onError?: (key: string, error: unknown) => void;
  /**
   * Makes a page when its turn has come; without, at once.
   * @param isKnown whether there is an older one, which serves where this is refused
   */
  queue?: (make: () => Promise<StoredPage>, isKnown: boolean) => Promise<StoredPage>;
}

export interface PageCache {
  /** The page under a key while it is fresh. */
  fresh: (key: string) => StoredPage | undefined;
  /** @param admit asked before a page is made that nobody has; what it throws is thrown */
  get: (
    key: string,
    render: () => Promise<StoredPage>,
    admit?: () => Promise<void>,
  ) => Promise<{ page: StoredPage; outcome: CacheOutcome }>;
  /**
   * Forgets all pages with one of these tags, also those that are being made: whoever asks from now on
   * gets a new one. Gives how many there were.
   */
  expire: (tags: readonly string[]) => number;
  /**
   * The same where an answer of a moment ago will do: for one second more they are served to those who
   * don't want to wait, while new ones are made.
   */
  age: (tags: readonly string[]) => void;
  /** Forgets all pages, also those that are being made. */
  clear: () => void;
  readonly bytes: number;
  readonly size: number;
}

/** s for which a page that was aged is served while a new one is made. */
const AGED_S = 1;

/**
 * Rendered pages, least recently used first out. Requests for a page that is being made wait for the
 * one rendering. A page that fails is answered with its last good version while that is young enough.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const now = options.now ?? Date.now;
  const pages = new LRUCache<string, StoredPage>({
    maxSize: options.maxBytes,
    sizeCalculation: (page, key) => page.body.size + key.length + page.tags.join().length + 500,
  });
  const renderings = new Renderings({
    queue: (key, render) => (options.queue ? options.queue(render, pages.has(key)) : render()),
    keep: (key, made, agedAt) => {
      if (agedAt !== null) makeOld(made, agedAt);
      pages.set(key, made);
    },
  });

  /** Its time is over at `at` (ms since 1970), and it is served for `AGED_S` from then on. */
  function makeOld(page: StoredPage, at: number): void {
    page.rendered = Math.min(page.rendered, at - page.ttl * 1000);
    const over = (at - page.rendered) / 1000 - page.ttl;
    const before = page.staleWhileRevalidate ?? options.staleWhileRevalidate;
    page.staleWhileRevalidate = Math.min(before, over + AGED_S);
  }

  const ageOf = (page: StoredPage) => (now() - page.rendered) / 1000;

  return {
    fresh(key) {
      const known = pages.get(key);
      return known && ageOf(known) < known.ttl ? known : undefined;
    },
    async get(key, render, admit) {
      const known = pages.get(key);
      if (!known) {
        if (admit && !renderings.has(key)) await admit();
        return { page: await renderings.once(key, render), outcome: 'miss' };
      }
      const age = ageOf(known);
      if (age < known.ttl) return { page: known, outcome: 'hit' };
      const isWaitedFor = options.firstWaits === true && !renderings.has(key);
      const staleFor = known.staleWhileRevalidate ?? options.staleWhileRevalidate;
      if (age < known.ttl + staleFor && !isWaitedFor) {
        renderings.once(key, render).catch((error: unknown) => options.onError?.(key, error));
        return { page: known, outcome: 'stale' };
      }
      try {
        const page = await renderings.once(key, render);
        const failed = page.status >= 500 && known.status < 500;
        if (failed && age < options.staleIfError) return { page: known, outcome: 'stale' };
        return { page, outcome: 'miss' };
      } catch (error) {
        if (age >= options.staleIfError) throw error;
        options.onError?.(key, error);
        return { page: known, outcome: 'stale' };
      }
    },
    expire(tags) {
      renderings.expire(tags);
      const wanted = new Set(tags);
      let count = 0;
      for (const [key, page] of pages.entries()) {
        if (!isExpired(page, wanted)) continue;
        pages.delete(key);
        count += 1;
      }
      return count;
    },
    age(tags) {
      const at = now();
      renderings.age(tags, at);
      const wanted = new Set(tags);
      for (const page of pages.values()) if (isExpired(page, wanted)) makeOld(page, at);
    },
    clear() {
      renderings.expire([EVERYTHING]);
      pages.clear();
    },
    get bytes() {
      return pages.calculatedSize;
    },
    get size() {
      return pages.size;
    },
  };
}
