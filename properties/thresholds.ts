import { ARTICLE_IMAGE } from '../utils/images/articleImage';
import {
  GIFT_TOOLTIP_AGAIN_AFTER_MS,
  GIFT_TOOLTIP_SAME_VIEW_MS,
} from '../utils/story/showsGiftTooltip';
import { COMMENTS_RULE_SINCE } from '../utils/story/showComments';
import { AVATAR_SIZE } from '../utils/images/getAvatarUrl';
import { TIME_ZONE } from '../utils/dates/getEasternParts';
import { LIVE_BLOG_LONG_FORM_AFTER_MS } from '../utils/dates/formatLiveBlogDate';
import { MIN_LIVE_BLOG_CARDS } from '../utils/story/hasEnoughLiveBlogCards';
import { STORY_TYPE_SINCE } from '../utils/story/hasStoryType';
import { NEW_ARTICLE_SINCE } from '../utils/story/isNewArticle';
import { RECENT_MS } from '../utils/dates/isRecent';
import { AUDIT_DELAY_MS } from '../utils/reader/getActionDelay';
import { WEB_VITAL_LIMITS } from '../utils/reader/rateWebVital';
import { DEFAULT_TIMELINE_COUNT, MAX_TIMELINE_HEADERS } from '../utils/story/selectTimeline';
import { MIN_FEED_TIMELINES } from '../utils/story/showsTimeline';
import { UPDATED_PREFIX_MS } from '../utils/story/showsUpdatedPrefix';
import { DEFAULT_IMAGE_WIDTH } from '../utils/images/getResizedSize';
import { DEFAULT_SRCSET_WIDTHS, LONGFORM_SRCSET_WIDTHS } from '../utils/images/getSrcsetWidths';

/**
 * The constants of platform §9 and widgets §9, with their unit in the name (Ms, Px, Seconds, Days).
 * What a rule in `utils/` holds is taken from there, so that each number is written once.
 */

/** Platform §9: loading, caches, streams. */
export const network = {
  chunkTimeoutMs: 120_000,
  featureCacheStaleMs: 60_000,
  featureCacheKey: 'gbFeaturesCache',
  realtimeFlushMs: 2_000,
  streamRetryCapMs: 300_000,
  /** Retries back off after more errors than this (platform §4). */
  streamErrorsBeforeBackoff: 3,
  signingCacheSeconds: 31_536_000,
} as const;

/** Platform §9: what moves on the page. */
export const interaction = {
  toastMs: 3_000,
  adhesionPollMs: 500,
  /** The handle appears once the ad is higher than this (platform §4). */
  adhesionMinHeightPx: 1,
  giftTooltipAgainAfterMs: GIFT_TOOLTIP_AGAIN_AFTER_MS,
  giftTooltipSameViewMs: GIFT_TOOLTIP_SAME_VIEW_MS,
  /** Percent. */
  scrollMilestones: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  scriptDelayMs: { low: 4_000, medLow: 1_000 },
  sharePopup: { widthPx: 626, heightPx: 436 },
} as const;

/** Platform §9: dates. */
export const dates = {
  timeZone: TIME_ZONE,
  dayMs: 86_400_000,
  recentMs: RECENT_MS,
  updatedPrefixMs: UPDATED_PREFIX_MS,
  liveBlogLongFormAfterMs: LIVE_BLOG_LONG_FORM_AFTER_MS,
  commentsRuleSince: COMMENTS_RULE_SINCE,
  newArticleSince: NEW_ARTICLE_SINCE,
  storyTypeSince: STORY_TYPE_SINCE,
} as const;

/** Platform §9: pictures; the related images are of widgets §9. */
export const images = {
  article: ARTICLE_IMAGE,
  defaultWidthPx: DEFAULT_IMAGE_WIDTH,
  srcsetWidthsPx: DEFAULT_SRCSET_WIDTHS,
  longformSrcsetWidthsPx: LONGFORM_SRCSET_WIDTHS,
  avatarPx: AVATAR_SIZE,
  related: { ratio: '3x2', widthsPx: [800, 700, 600, 400] },
} as const;

/** Platform §9: measuring. */
export const analytics = {
  webVitals: WEB_VITAL_LIMITS,
  noValue: 'No Value Set',
  wordCount: '0',
  version: '1',
} as const;

/** Platform §9: words of the content model. */
export const content = {
  dividerTypes: ['standard', 'bold', 'bolder'],
  subtypeClassNames: { podcast: 'subtype-podcast', live: 'subtype-live' },
  minLiveBlogCards: MIN_LIVE_BLOG_CARDS,
} as const;

/** Widgets §9: live games. */
export const games = {
  pollMs: { eaglesLive: 10_000, live: 30_000, preGame: 300_000, liveStream: 10_000 },
  /** Sign-in and share wait this long for an automated audit agent outside production. */
  auditDelayMs: AUDIT_DELAY_MS,
  videoSeekTimeoutMs: 3_000,
  leagueBySport: {
    baseball: 'mlb',
    basketball: 'nba',
    football: 'nfl',
    hockey: 'nhl',
    soccer: 'mls',
  },
} as const;

/** Widgets §9: the scoreboard ribbon. */
export const ribbon = {
  cardsPerPage: 6,
  fullWidthPx: 1056,
  /** Width for few cards: this for each, plus `extraPx`. */
  perCardPx: 176,
  extraPx: 125,
  sideAllowancePx: 244,
  cardWidthPx: 140,
  wideCardWidthPx: 152,
} as const;

/** Widgets §9: swipeable stories. */
export const swipe = {
  movePx: 10,
  changePx: 40,
  /** Share of the slide's width. */
  tapZone: 0.4,
  iframeListenerMs: 500,
  adFromSlides: 4,
  adAfterIndex: 3,
  continueSlide: 4,
  viewVisibility: 0.7,
} as const;

/** Widgets §9: the header. */
export const header = {
  compactAbovePx: 70,
  expandBelowPx: 5,
  heightsPx: { compactMobile: 62, compact: 63, fullMobile: 127, full: 128 },
  mobileMenuMaxPx: 1023,
} as const;

/** Widgets §9: lists and feeds. */
export const feeds = {
  liveFeedCacheMs: 60_000,
  liveFeedRefetchMs: 600_000,
  liveFeedMaxAgeDays: 7,
  liveFeedArticles: 25,
  articlesPerCollection: 15,
  maxArticlesPerCollection: 20,
  topBlockArticles: 2,
  relatedStories: 3,
  trendingAvatars: 9,
  headlineListSize: 8,
  timelineHeaders: MAX_TIMELINE_HEADERS,
  timelineShown: DEFAULT_TIMELINE_COUNT,
  timelineMinInFeed: MIN_FEED_TIMELINES,
} as const;

export const thresholds = {
  network,
  interaction,
  dates,
  images,
  analytics,
  content,
  games,
  ribbon,
  swipe,
  header,
  feeds,
} as const;
