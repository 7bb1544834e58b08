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
    topics?: readonly { name: string }[];
    auxiliaries?: readonly { _id: string }[];
  };
  source: { system?: string };
  commissionTeams?: readonly string[];
  clickabilityId?: string;
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
  | 'content_topics'
  | 'content_auxiliaries'
  | 'content_access'
  | 'commission_team_1'
  | 'commission_team_2'
  | 'clickability_id'
  | 'source_system'
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
  const { taxonomy, commissionTeams = [] } = story;
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
    content_topics: all((taxonomy.topics ?? []).map(({ name }) => name)),
    content_auxiliaries: all((taxonomy.auxiliaries ?? []).map(({ _id }) => _id)),
    content_access: value(story.contentCode),
    commission_team_1: value(commissionTeams[0]),
    commission_team_2: value(commissionTeams[1]),
    clickability_id: value(story.clickabilityId),
    source_system: value(story.source.system),
    publish_date: value(story.first_publish_date),
    update_date: value(story.last_updated_date),
    word_count:
      story.wordCount >= 1 ? String(story.wordCount) : ARTICLE_ANALYTICS_DEFAULTS.wordCount,
    version: ARTICLE_ANALYTICS_DEFAULTS.version,
  };
}
