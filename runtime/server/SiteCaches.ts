import type { FastifyBaseLogger } from 'fastify';
import type { ContentChange } from '../content/ContentChange';
import { createFragmentCache, type FragmentCache } from '../render/fragmentCache';
import { createPageCache, type PageCache } from '../render/pageCache';
import { CONTENT_TAG, contentTag, NOTHING_TAG } from '../render/tags';
import { PAGE_CACHE_TIMES } from './cacheControl';
import { Refused } from './Refused';
import type { RenderQueue } from './RenderQueue';

const PAGE_CACHE_BYTES = 256 * 1024 * 1024;
const FRAGMENT_CACHE_BYTES = 128 * 1024 * 1024;
const LIVE_CACHE_BYTES = 32 * 1024 * 1024;
/** s: longer than a question to an upstream takes (`ContentSource.timeout`). */
const LIVE_STALE_S = 10;

interface Options {
  pageBytes: number | undefined;
  fragmentBytes: number | undefined;
  queue: RenderQueue;
  log: FastifyBaseLogger;
}

/** What a site keeps of what it rendered: blocks, the pages made of them, and blocks that are live. */
export class SiteCaches {
  readonly fragments: FragmentCache;
  readonly pages: PageCache;
  readonly live: PageCache;

  constructor({ pageBytes, fragmentBytes, queue, log }: Options) {
    this.fragments = createFragmentCache(fragmentBytes ?? FRAGMENT_CACHE_BYTES);
    this.pages = createPageCache({
      maxBytes: pageBytes ?? PAGE_CACHE_BYTES,
      ...PAGE_CACHE_TIMES,
      queue: (make, isKnown) => queue.run(make, isKnown),
      onError: (key, error) => {
        if (error instanceof Refused) return; // counted where it was refused
        log.error({ key, err: error }, 'A page could not be refreshed; the last one is served');
      },
    });
    // What is live is new, or it is nothing; while one reader waits for it, the others have the last.
    this.live = createPageCache({
      maxBytes: LIVE_CACHE_BYTES,
      staleWhileRevalidate: LIVE_STALE_S,
      staleIfError: 0,
      firstWaits: true,
      queue: (make, isKnown) => queue.run(make, isKnown),
      onError: (key, error) => {
        if (!(error instanceof Refused)) log.error({ key, err: error }, 'No fragment');
      },
    });
  }

  stats() {
    const { pages, fragments } = this;
    return {
      pages: pages.size,
      pageBytes: pages.bytes,
      fragments: fragments.size,
      fragmentBytes: fragments.bytes,
    };
  }

  /** Forgets what is made from these. @returns how many pages that were */
  expire(tags: readonly string[]): number {
    return this.pages.expire(tags) + this.live.expire(tags);
  }

  /** Forgets what was made of documents that changed; null: of any. */
  expireContent(change: ContentChange | null): void {
    if (!change) return this.clearPages();
    const tags = [NOTHING_TAG, ...change.ids.map(contentTag)];
    for (const cache of [this.pages, this.live]) {
      cache.expire(tags);
      cache.age([CONTENT_TAG]);
    }
  }

  clearPages(): void {
    this.pages.clear();
    this.live.clear();
  }

  clear(): void {
    this.clearPages();
    this.fragments.clear();
  }
}
