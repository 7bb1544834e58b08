import type { AdType } from './showsAd';

const TYPES: readonly (readonly [RegExp, AdType])[] = [
  [/^article_inline(_\d+)?$/, 'article-inline'],
  [/^article_native$/, 'article-native'],
  [/^article_anchor$/, 'article-anchor'],
  [/^article_adhesion$/, 'article-adhesion'],
  [/^article_rail$/, 'article-rail'],
  [/^article_top_banner$/, 'article-top-banner'],
  [/^article_top_leaderboard$/, 'article-top-leaderboard'],
  [/^homepage_adhesion$/, 'homepage-adhesion'],
];

/** The rule that a slot goes by (platform §5), by the slot's name. */
export function getAdType(slotName: string): AdType {
  return TYPES.find(([name]) => name.test(slotName))?.[1] ?? 'other';
}
