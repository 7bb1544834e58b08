/** What analytics get where a story does not say (platform §9). */
export const ARTICLE_ANALYTICS_DEFAULTS = {
  text: 'No Value Set',
  wordCount: '0',
  version: '1',
} as const;

interface AnalyzedStory {
  _id: string;
  type: string;
  subtype: string;
  headlines: { basic: string };
  authors: readonly { byline: string }[];
  taxonomy: {
    primary_section: { _id: string } | null;
    primary_site: string;
    tags: readonly { slug: string }[];
  };
  first_publish_date: string;
  last_updated_date: string;
  wordCount: number;
  contentCode: string;
}

/** The `pageview` entry of the data layer for a story; every value is text (platform §7, §9). */
export type ArticleAnalytics = Record<
  | 'event'
  | 'content_id'
  | 'content_type'
  | 'content_subtype'
  | 'content_title'
  | 'content_author'
  | 'content_section'
  | 'content_site'
  | 'content_tags'
  | 'content_access'
  | 'publish_date'
  | 'update_date'
  | 'word_count'
  | 'version',
  string
>;

/**
 * Describes a story for analytics (platform §9): what it does not say is 'No Value Set', no word
 * count is '0', and the version of this description is '1'.
 */
export function getArticleAnalytics(story: AnalyzedStory): ArticleAnalytics {
  const { taxonomy } = story;
  const value = (text: string | undefined) => text?.trim() || ARTICLE_ANALYTICS_DEFAULTS.text;
  const all = (texts: readonly string[]) => value(texts.filter(Boolean).join(', '));
  return {
    event: 'pageview',
    content_id: value(story._id),
    content_type: value(story.type),
    content_subtype: value(story.subtype),
    content_title: value(story.headlines.basic),
    content_author: all(story.authors.map(({ byline }) => byline)),
    content_section: value(taxonomy.primary_section?._id),
    content_site: value(taxonomy.primary_site),
    content_tags: all(taxonomy.tags.map(({ slug }) => slug)),
    content_access: value(story.contentCode),
    publish_date: value(story.first_publish_date),
    update_date: value(story.last_updated_date),
    word_count:
      story.wordCount > 0 ? String(story.wordCount) : ARTICLE_ANALYTICS_DEFAULTS.wordCount,
    version: ARTICLE_ANALYTICS_DEFAULTS.version,
  };
}
