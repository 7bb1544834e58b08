import { LRUCache } from 'lru-cache';

import { MAX_PATHS, type StoryPage } from './describeStories';

export interface PageViewsOptions {
  /** Which of some paths lead to stories of the site. */
  describe: (paths: readonly string[]) => Promise<StoryPage[]>;
  /** Adds views to what is stored. */
  store: (stories: readonly StoryPage[], views: ReadonlyMap<string, number>) => Promise<void>;
}

/** Paths that wait to be stored; more than an edition's readers can open between two flushes. */
export const MAX_WAITING = 2000;

/** Paths whose story is known, and for how long (ms): its headline or sections may change. */
const KNOWN = { max: 20_000, ttl: 3_600_000 };

/**
 * Counts page views in memory and hands them on in batches, so that a beacon costs no trip to the
 * database. Only paths of stories are kept: what the content API doesn't know is dropped.
 */
export class PageViews {
  private waiting = new Map<string, number>();
  private readonly known = new LRUCache<string, { story: StoryPage | null }>(KNOWN);

  constructor(private readonly options: PageViewsOptions) {}

  /** Counts one view; false when there is no room for another path, or no story at this one. */
  add(path: string): boolean {
    if (this.known.get(path)?.story === null) return false;
    if (!this.waiting.has(path) && this.waiting.size >= MAX_WAITING) return false;
    this.waiting.set(path, (this.waiting.get(path) ?? 0) + 1);
    return true;
  }

  /**
   * Stores what waits. What could not be stored waits on.
   * @throws whatever `describe` and `store` throw.
   */
  async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    const views = this.waiting;
    this.waiting = new Map();
    try {
      await this.describeNew([...views.keys()].filter((path) => !this.known.has(path)));
      const stories = [...views.keys()].flatMap((path) => this.known.get(path)?.story ?? []);
      if (stories.length > 0) await this.options.store(stories, viewsOf(stories, views));
    } catch (error) {
      for (const [path, count] of views) {
        if (this.waiting.has(path) || this.waiting.size < MAX_WAITING)
          this.waiting.set(path, (this.waiting.get(path) ?? 0) + count);
      }
      throw error;
    }
  }

  private async describeNew(paths: readonly string[]): Promise<void> {
    for (let from = 0; from < paths.length; from += MAX_PATHS) {
      const asked = paths.slice(from, from + MAX_PATHS);
      const stories = await this.options.describe(asked);
      const byPath = new Map(stories.map((story) => [story.path, story]));
      for (const path of asked) this.known.set(path, { story: byPath.get(path) ?? null });
    }
  }
}

function viewsOf(stories: readonly StoryPage[], views: Map<string, number>): Map<string, number> {
  return new Map(stories.map(({ path }) => [path, views.get(path) ?? 0]));
}
