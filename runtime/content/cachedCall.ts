import { LRUCache } from 'lru-cache';
import type { CachedCallOptions, FetchTools } from './types';

interface Entry {
  value: Promise<unknown>;
  expires: number;
  followsContent: boolean;
}

/**
 * `cachedCall` of content sources: calls inside a source that are kept on their own. An entry belongs
 * to the answer it was made for and clears with it, unless it is independent.
 */
export function createCachedCall(now: () => number) {
  // By size, because `max` takes room for as many at once.
  const entries = new LRUCache<string, Entry>({ maxSize: 20_000, sizeCalculation: () => 1 });
  return {
    for(parent: string, followsContent: boolean): FetchTools['cachedCall'] {
      return async <T>(
        name: string,
        call: (query: Record<string, unknown>) => Promise<T> | T,
        { query = {}, ttl = 300, independent = false }: CachedCallOptions = {},
      ): Promise<T> => {
        const key = `${independent ? '' : parent}|${name}|${JSON.stringify(query)}`;
        const known = entries.get(key);
        if (known && known.expires > now()) return known.value as Promise<T>;
        const value = Promise.resolve(call(query));
        const entry = { value, expires: now() + ttl * 1000, followsContent };
        entries.set(key, entry);
        value.catch(() => {
          if (entries.peek(key) === entry) entries.delete(key);
        });
        return value;
      };
    },
    /** Forgets what a change of the content may have changed. */
    expire(): void {
      for (const [key, { followsContent }] of entries.entries())
        if (followsContent) entries.delete(key);
    },
  };
}
