import type { PageKind } from './getPageKind';
import { trimEnd } from '../text/trimEnd';

/** What ad slots are keyed by (platform §2). */
export type AdPageType =
  | 'article'
  | 'homepage'
  | 'section'
  | 'gallery'
  | 'topic'
  | 'gameday-central'
  | 'sports-section'
  | 'world-series'
  | 'best-of'
  | 'playoffs'
  | 'arts-guide'
  | 'philly-first'
  | 'swipeable'
  | 'new-sports'
  | 'restaurant';

const TYPE_BY_KIND: Record<Exclude<PageKind, 'section'>, AdPageType> = {
  homepage: 'homepage',
  article: 'article',
  'live-blog': 'article',
  'sports-betting': 'article',
  'web-view': 'article',
  swipeable: 'swipeable',
  gallery: 'gallery',
  topic: 'topic',
  'gameday-central': 'gameday-central',
  'eagles-playoffs': 'playoffs',
  'world-series': 'world-series',
  'philly-first': 'philly-first',
  'best-of': 'best-of',
  restaurant: 'restaurant',
  other: 'section',
};

/**
 * The key of a page's ad slots (platform §2). Among section fronts, the sports front is
 * `new-sports`, the fronts below it and of the teams `sports-section`, the arts front `arts-guide`.
 */
export function getAdPageType(page: { kind: PageKind; path: string }): AdPageType {
  if (page.kind !== 'section') return TYPE_BY_KIND[page.kind];
  const path = trimEnd((page.path.split(/[?#]/)[0] ?? '').toLowerCase(), '/');
  if (path === '/sports') return 'new-sports';
  if (/^\/(sports|eagles|phillies|sixers|flyers|soccer)(\/|$)/.test(path)) return 'sports-section';
  return /^\/arts(\/|$)/.test(path) ? 'arts-guide' : 'section';
}
