import type { Crossword } from './Crossword';
import type { Feed } from './feeds/Feed';

/** What a paper has every day, by kind; null for what nobody delivers. */
export interface DailyFeeds {
  /** Of the last weeks, in any order; none of a day to come. */
  crosswords: Feed<readonly Crossword[]> | null;
}

/** Of a site that has none yet: every question is answered with what to do. */
export const noFeeds: DailyFeeds = { crosswords: null };
