import { chain, feature, footer, header, type SeedNode } from './nodes';

/** The same in all blocks of the front that show or leave out its stories. */
const COLLECTIONS = {
  collection1: 'sports-front',
  collection2: 'sports-top',
  articlesPerCollection: 8,
};

const COLUMNISTS = [
  'owen-mcbride',
  'tom-gallagher',
  'isaiah-brooks',
  'peter-novak',
  'victor-santoro',
  'darnell-pugh',
  'frank-dellarosa',
];

/** The sports front: scores, then three columns around the stories. */
export function sportsFrontSections(): Record<string, SeedNode[]> {
  return {
    header: header(),
    main: [
      feature('ribbon', 'scoreboard-ribbon-block/scoreboard-ribbon', {
        timeRangeUnit: 'week',
        quantityPhillies: 2,
        quantitySixers: 3,
        quantityEagles: 2,
        quantityFlyers: 3,
        quantityUnion: 2,
      }),
      feature('nav', 'sports-front-block/sports-nav', { heading: 'Sports' }),
      chain('front', 'sports-front-block/sports-front', {}, [
        feature('top', 'sports-front-block/sports-top-stories', {
          ...COLLECTIONS,
          adPlace: 'second',
        }),
        feature('columnists', 'trending-avatars-block/trending-avatars', { authors: COLUMNISTS }),
        feature('scoreboard', 'scoreboard-block/section-scoreboard', { teamName: '/eagles' }),
        feature('stories', 'sports-front-block/sports-stories', COLLECTIONS),
        feature('live-feed', 'sports-front-block/sports-live-feed', {
          ...COLLECTIONS,
          articlesFromLiveFeed: 25,
          moreUrl: '/sports/all',
        }),
        feature('latest', 'headline-list-block/headline-list', {
          collectionId: 'sports-latest',
          title: 'The Latest',
          size: 8,
          timestamps: true,
          themeColor: 'green',
        }),
        feature('standings-eagles', 'standings-block/standings', { teamName: '/eagles' }),
        feature('newsletter', 'newsletter-card-block/newsletter-card', {
          newsletterId: 'SPORTS-DAILY-ALL',
        }),
        feature('rail-ad', 'ad-unit-block/ad-unit', { adType: 'new_sports_rail' }),
        feature('betting', 'headline-list-block/headline-list', {
          section: '/sports/betting',
          title: 'Betting',
          moreUrl: '/sports/betting/',
          size: 4,
          themeColor: 'gray',
        }),
        ...['/sixers', '/flyers', '/soccer'].map((teamName) =>
          feature(`standings-${teamName.slice(1)}`, 'standings-block/standings', { teamName }),
        ),
      ]),
    ],
    footer,
  };
}

/** All stories of sports, page by page. */
export function allSportsSections(): Record<string, SeedNode[]> {
  return {
    header: header(),
    lead: [feature('nav', 'sports-front-block/sports-nav')],
    main: [
      feature('front', 'section-front-block/section-front', {
        section: '/sports',
        title: 'All sports stories',
        hierarchy: 'none',
        lead: false,
      }),
    ],
    rail: [
      feature('newsletter', 'newsletter-card-block/newsletter-card', {
        newsletterId: 'SPORTS-DAILY-ALL',
      }),
    ],
    footer,
  };
}
