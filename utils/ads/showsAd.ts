import { hasEnoughLiveBlogCards } from '../story/hasEnoughLiveBlogCards';

/** Ads with a rule of their own; `other` is every slot without one. */
export type AdType =
  | 'article-anchor'
  | 'article-adhesion'
  | 'article-inline'
  | 'article-native'
  | 'article-rail'
  | 'article-top-banner'
  | 'article-top-leaderboard'
  | 'homepage-adhesion'
  | 'other';

export interface AdContext {
  /** hasAdsFreeReading equals 1. */
  isAdsFree?: boolean;
  isWebView?: boolean;
  isOpinion?: boolean;
  isSportsBetting?: boolean;
  isLiveBlog?: boolean;
  liveBlogCards?: number;
  /** The flag that the homepage adhesion needs. */
  isHomepageAdhesionOn?: boolean;
  /** px; undefined where it is not known (on the server). */
  viewportWidth?: number;
}

/** px: the top leaderboard needs more. */
export const TOP_LEADERBOARD_ABOVE_PX = 1024;

/** The app brings its own bars; these two stand in the text. */
const WEB_VIEW_TYPES: readonly AdType[] = ['article-inline', 'article-native'];

/**
 * Whether an ad is displayed (platform §5). Where the specification names no case, live blogs have
 * article anchors from 4 cards on, since anchors stand between cards, and the app's web view allows
 * the inline and the native ad of an article.
 */
export function showsAd(type: AdType, context: AdContext): boolean {
  if (context.isAdsFree) return false;
  if (context.isWebView && !WEB_VIEW_TYPES.includes(type)) return false;
  if (context.isSportsBetting && type.startsWith('article-')) return type === 'article-native';
  switch (type) {
    case 'article-anchor':
      return (
        context.isOpinion === true ||
        (context.isLiveBlog === true && hasEnoughLiveBlogCards(context.liveBlogCards ?? 0))
      );
    case 'article-adhesion':
      return context.isOpinion !== true;
    case 'article-top-leaderboard':
      return (context.viewportWidth ?? Number.POSITIVE_INFINITY) > TOP_LEADERBOARD_ABOVE_PX;
    case 'homepage-adhesion':
      return context.isHomepageAdhesionOn === true;
    case 'article-inline':
    case 'article-native':
    case 'article-rail':
    case 'article-top-banner':
    case 'other':
      return true;
  }
}
