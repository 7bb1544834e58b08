import { parseDate } from '../dates/parseDate';

/** Midnight in Philadelphia. */
export const NEW_ARTICLE_SINCE = '2022-03-01T00:00:00-05:00';

/**
 * Whether an article carries the new-article flag: first published on or after 2022-03-01
 * (platform §9). A draft without a date is new; where the first date is missing, the publish date
 * counts. The day begins at midnight Eastern time.
 */
export function isNewArticle(article: {
  first_publish_date?: string;
  publish_date?: string;
}): boolean {
  const published = parseDate(article.first_publish_date) ?? parseDate(article.publish_date);
  return published === null || published.getTime() >= Date.parse(NEW_ARTICLE_SINCE);
}
