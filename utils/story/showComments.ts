import { parseDate } from '../dates/parseDate';

/** Midnight in Philadelphia: what was published later follows the newer rule. */
export const COMMENTS_RULE_SINCE = '2022-03-20T00:00:00-04:00';

const SPORTS_SITES = new Set(['sports', 'eagles', 'phillies', 'sixers', 'flyers', 'soccer']);

/**
 * Whether an article shows comments (platform §5).
 *
 * Published after 2022-03-20: the flag decides; where it is absent (null or undefined), only
 * sports-related primary sites do. Older: sports sites, or a tag with the text "comments".
 * The date of first publication counts, so an old story that is published again keeps its rule; a
 * draft without a date follows the newer one.
 */
export function showComments(article: {
  displayComments?: boolean | null;
  first_publish_date?: string;
  publish_date?: string;
  taxonomy?: { primary_site?: string; tags?: readonly { text?: string }[] };
}): boolean {
  const published = parseDate(article.first_publish_date) ?? parseDate(article.publish_date);
  const site = article.taxonomy?.primary_site?.split('/').find(Boolean) ?? '';
  const isSports = SPORTS_SITES.has(site);
  if (published === null || published.getTime() > Date.parse(COMMENTS_RULE_SINCE)) {
    return article.displayComments ?? isSports;
  }
  const tags = article.taxonomy?.tags ?? [];
  return isSports || tags.some((tag) => tag.text?.trim().toLowerCase() === 'comments');
}
