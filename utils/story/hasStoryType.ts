import { parseDate } from '../dates/parseDate';

/** Midnight in Philadelphia. */
export const STORY_TYPE_SINCE = '2020-04-04T00:00:00-04:00';

/**
 * Whether the story type of an article may be trusted: it is recorded for what was first published
 * on or after 2020-04-04 (platform §9). Older pieces have no story type, so report none for them.
 * A draft without a date has one.
 */
export function hasStoryType(article: {
  first_publish_date?: string;
  publish_date?: string;
}): boolean {
  const published = parseDate(article.first_publish_date) ?? parseDate(article.publish_date);
  return published === null || published.getTime() >= Date.parse(STORY_TYPE_SINCE);
}
