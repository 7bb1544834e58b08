import { isWebView } from './isWebView';
import { trimEnd } from '../text/trimEnd';

export type PageKind =
  | 'homepage'
  | 'section'
  | 'article'
  | 'live-blog'
  | 'swipeable'
  | 'sports-betting'
  | 'gallery'
  | 'topic'
  | 'gameday-central'
  | 'eagles-playoffs'
  | 'world-series'
  | 'philly-first'
  | 'best-of'
  | 'restaurant'
  | 'web-view'
  | 'other';

/** What a page-type meta value, or a story's subtype used as one, stands for. */
const KIND_BY_PAGE_TYPE: Record<string, PageKind> = {
  homepage: 'homepage',
  home: 'homepage',
  section: 'section',
  article: 'article',
  story: 'article',
  'live-blog': 'live-blog',
  liveblog: 'live-blog',
  live: 'live-blog',
  swipeable: 'swipeable',
  'sports-betting': 'sports-betting',
  'partner-sports-betting': 'sports-betting',
  gallery: 'gallery',
  topic: 'topic',
  'gameday-central': 'gameday-central',
  'eagles-playoffs': 'eagles-playoffs',
  'world-series': 'world-series',
  'philly-first': 'philly-first',
  'best-of': 'best-of',
  restaurant: 'restaurant',
  'restaurant-page': 'restaurant',
  other: 'other',
};

/** First match counts; paths are lowercase and without a slash at the end. */
const KIND_BY_PATH: readonly (readonly [RegExp, PageKind])[] = [
  [/^(\/homepage)?$/, 'homepage'],
  [/^(\/sports\/gameday-central|\/[^/]+\/gamedaycentral)(\/|$)/, 'gameday-central'],
  [/\/card-[^/]+$/, 'live-blog'],
  [/\.html$/, 'article'],
  [/^\/topic\/[^/]+/, 'topic'],
  [/^\/eagles\/playoffs(\/|$)/, 'eagles-playoffs'],
  [/^\/phillies\/world-series(\/|$)/, 'world-series'],
  [/^\/philly-first$/, 'philly-first'],
  [/^\/philly-tips\/(best|how-to-philly)(\/|$)/, 'best-of'],
  [/^\/(food\/)?restaurants?\/[^/]+/, 'restaurant'],
  [
    /^\/(about|account|author|donate|privacy-policy|search|subscribe_(today|loggedin)|topic)(\/|$)/,
    'other',
  ],
];

/** Page types that many templates have; a path that says more goes before them. */
const GENERAL: readonly PageKind[] = ['section', 'article', 'other'];

/**
 * Which kind of page this is (platform §2). The app web view is a kind of its own, by output type;
 * leave `outputType` out to learn what is shown in it. Otherwise the page-type meta value decides;
 * where that is absent, unknown or general (a section, an article), the path does, if it says more:
 * `.html` is an article, and what no other rule claims is a section front.
 *
 * @param page.path path of the page; a query or anchor is ignored
 * @param page.pageType the page-type meta value, or the subtype of a story
 */
export function getPageKind(page: {
  path: string;
  pageType?: string | null;
  outputType?: string | null;
}): PageKind {
  if (isWebView(page.outputType)) return 'web-view';
  const pageType = page.pageType?.trim().toLowerCase() ?? '';
  const byType = Object.hasOwn(KIND_BY_PAGE_TYPE, pageType) ? KIND_BY_PAGE_TYPE[pageType] : null;
  if (byType && !GENERAL.includes(byType)) return byType;
  const path = trimEnd((page.path.split(/[?#]/)[0] ?? '').toLowerCase(), '/');
  const byPath = KIND_BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'section';
  return byType && GENERAL.includes(byPath) ? byType : byPath;
}
