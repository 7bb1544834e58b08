import type { SeedPage } from './SeedPage';
import properties from '../../properties';
import { editionPages } from './editions';
import { dailyPages, DAILY_PATHS } from './daily';
import { allStoriesPages, frontPages, frontPaths } from './fronts';
import { homeSections } from './home';
import { hubPages, hubPaths } from './hubs';
import { ALERT, feature, footer, header, type SeedNode } from './nodes';
import { restaurantPages } from './restaurants';
import { sportsPages } from './sports';
import { allSportsSections, sportsFrontSections } from './sportsFront';
import { staticPages } from './staticPages';
import { subscribePages } from './subscribe';
import { teamPages } from './teams';
import { todaysPaperPages } from './todaysPaper';

const latest = (section = '') =>
  feature('latest', 'article-rail-block/most-recent', { title: 'The Latest', section, limit: 8 });
const adUnit = (id: string, adType: string) => feature(id, 'ad-unit-block/ad-unit', { adType });
const mostRead = feature('most-read', 'article-rail-block/most-read');
const stacked = feature('stacked', 'headline-list-block/stacked-headlines', {
  picksCollectionId: 'home-our-picks',
  trendingCollectionId: 'home-trending',
  size: 5,
});

function document(
  kind: SeedPage['document']['kind'],
  id: string,
  name: string,
  layout: string,
  sections: Record<string, SeedNode[]>,
  meta: Record<string, string> = {},
): SeedPage['document'] {
  return { id, kind, name, layout, meta, sections };
}

const teamPaths: string[] = properties.teams.map(({ path }) => path);
/** Sections whose fronts are pages of their own. */
const OWN_PAGES: readonly string[] = [
  '/newsletters',
  '/sports',
  ...DAILY_PATHS,
  ...frontPaths,
  ...hubPaths,
];
const sectionPaths = properties.sections
  .map(({ _id }) => _id)
  .filter((path) => !teamPaths.includes(path) && !OWN_PAGES.includes(path));

/** Every page, template and linked block of the first edition; what others show comes first. */
export function pages(): SeedPage[] {
  return [
    {
      document: document('block', ALERT, 'Alert bar', 'front', {
        header: [feature('alert', 'alert-block/alert-bar')],
      }),
    },
    {
      document: document('page', 'home', 'Home', 'front', homeSections(), {
        'page-type': 'homepage',
        title: 'The Broadsheet: News of Philadelphia and the region',
        description:
          'News, sports, opinion, food and life in Philadelphia, South Jersey and Pennsylvania.',
      }),
      url: '/',
    },
    {
      document: document('page', 'sports-front', 'Sports front', 'full', sportsFrontSections(), {
        'page-type': 'section',
        title: 'Philadelphia sports: Eagles, Phillies, Sixers, Flyers and Union',
        description:
          'Scores, news and columns on the Eagles, Phillies, Sixers, Flyers and Union from The Broadsheet.',
      }),
      url: '/sports',
    },
    {
      document: document('page', 'sports-all', 'All sports stories', 'front', allSportsSections(), {
        'page-type': 'section',
        title: 'All sports stories',
        description: 'Every story of the sports desk, newest first.',
      }),
      url: '/sports/all',
    },
    {
      document: document(
        'template',
        'section',
        'Section front',
        'front',
        {
          header: header(),
          main: [feature('front', 'section-front-block/section-front')],
          rail: [stacked, mostRead],
          footer,
        },
        { 'page-type': 'section' },
      ),
      resolver: {
        patterns: sectionPaths,
        priority: 10,
        source: 'site-section',
        params: { section: '$uri' },
      },
    },
    ...teamPages(),
    {
      document: document(
        'template',
        'topic',
        'Topic',
        'front',
        {
          header: header(),
          main: [feature('front', 'topic-block/topic-front')],
          rail: [stacked],
          footer,
        },
        { 'page-type': 'topic' },
      ),
      resolver: { patterns: ['/topic/:slug'], priority: 20, source: null, params: {} },
    },
    {
      document: document(
        'template',
        'author',
        'Author',
        'front',
        {
          header: header(),
          main: [feature('front', 'author-block/author-front')],
          rail: [latest()],
          footer,
        },
        { 'page-type': 'author' },
      ),
      resolver: {
        patterns: ['/author/:id'],
        priority: 20,
        source: 'author-data-api',
        params: { author_id: '$id' },
      },
    },
    {
      document: document(
        'template',
        'article',
        'Article',
        'article',
        {
          header: header(),
          top: [
            feature('progress', 'reading-progress-block/reading-progress'),
            adUnit('top-ad', 'article_top_leaderboard'),
            feature('masthead', 'story-box-block/story-box', { place: 'top' }),
            feature('article-header', 'article-header-block/article-header'),
            feature('lead', 'lead-media-block/lead-media'),
            feature('gallery', 'gallery-block/gallery'),
            feature('audio', 'audio-player-block/audio-player'),
          ],
          main: [
            feature('box', 'story-box-block/story-box'),
            feature('body', 'article-body-block/article-body', { showsRelated: true }),
            feature('places', 'restaurant-block/story-places'),
            feature('live', 'live-blog-block/live-blog'),
            feature('columnist', 'columnist-strip-block/columnist-strip'),
            feature('comments', 'comments-block/comments'),
            feature('article-footer', 'article-footer-block/article-footer'),
            feature('pager', 'story-pager-block/story-pager'),
          ],
          rail: [latest(), adUnit('rail-ad', 'article_rail'), mostRead],
          bottom: [
            feature('more-media', 'more-media-block/more-media'),
            feature('related', 'related-stories-block/related-stories', { isInText: true }),
            feature('foot-ad', 'ad-unit-block/adhesion'),
          ],
          footer,
          slides: [feature('slides', 'swipe-story-block/swipe-story')],
          place: [feature('place', 'restaurant-block/restaurant-page')],
        },
        { 'page-type': 'article' },
      ),
      resolver: {
        patterns: ['/*'],
        priority: 100,
        source: 'content-api',
        params: { canonical_url: '$uri' },
      },
    },
    {
      document: document(
        'page',
        'search',
        'Search',
        'full',
        {
          header: header(),
          main: [feature('results', 'search-results-block/search-results')],
          footer,
        },
        { 'page-type': 'search', title: 'Search', robots: 'noindex' },
      ),
      url: '/search',
    },
    {
      document: document(
        'page',
        'newsletters',
        'Newsletters',
        'full',
        {
          header: header(),
          main: [feature('list', 'newsletter-list-block/newsletter-list')],
          footer,
        },
        {
          'page-type': 'newsletters',
          title: 'Newsletters',
          description: 'Eight newsletters from the newsroom. Choose what reaches you.',
        },
      ),
      url: '/newsletters',
    },
    {
      document: document(
        'page',
        'error-404',
        'Page not found',
        'full',
        {
          header: header(),
          main: [feature('error', 'error-block/error-page', { status: '404' })],
          footer,
        },
        { 'page-type': 'error', status: '404', title: 'Page not found', robots: 'noindex' },
      ),
      url: '/404',
    },
    {
      document: document(
        'page',
        'error-500',
        'Something went wrong',
        'full',
        {
          header: header(),
          main: [feature('error', 'error-block/error-page', { status: '503' })],
          footer,
        },
        { 'page-type': 'error', status: '500', title: 'Something went wrong', robots: 'noindex' },
      ),
      url: '/500',
    },
    ...sportsPages(),
    ...editionPages,
    ...restaurantPages,
    ...subscribePages(),
    ...dailyPages(),
    ...todaysPaperPages(),
    ...frontPages(),
    ...hubPages(),
    ...allStoriesPages(),
    ...staticPages.map(({ id, title, description, url, html }) => ({
      document: document(
        'page',
        id,
        title,
        'full',
        {
          header: header(),
          main: [feature('text', 'rich-text-block/rich-text', { title, html })],
          footer,
        },
        { 'page-type': 'static', title, description },
      ),
      url: url,
    })),
  ];
}

/** Addresses that have moved. */
export function redirects(): { from: string; to: string; status: 301 | 302 }[] {
  return [
    { from: '/sixers-news', to: '/sixers', status: 301 },
    { from: '/home', to: '/', status: 301 },
    { from: '/real_estate', to: '/real-estate/', status: 301 },
    { from: '/opinion/columnists', to: '/columnists/', status: 301 },
  ];
}
