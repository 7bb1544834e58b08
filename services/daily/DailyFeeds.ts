import type { Comic } from './Comic';
import type { Crossword } from './Crossword';
import type { Feed } from './feeds/Feed';
import type { Job } from './listings/Job';
import type { Notice } from './listings/Notice';
import type { Forecast } from './weather/Forecast';

/** What a paper has every day, by kind; null for what nobody delivers. */
export interface DailyFeeds {
  /** Of the last weeks, in any order; none of a day to come. */
  crosswords: Feed<readonly Crossword[]> | null;
  weather: Feed<Forecast> | null;
  /** Death notices. */
  notices: Feed<readonly Notice[]> | null;
  jobs: Feed<readonly Job[]> | null;
  /** Strips of the last weeks, in the order of a page; none of a day to come. */
  comics: Feed<readonly Comic[]> | null;
}

/** Of a site that has none yet: every question is answered with what to do. */
export const noFeeds: DailyFeeds = {
  crosswords: null,
  weather: null,
  notices: null,
  jobs: null,
  comics: null,
};
