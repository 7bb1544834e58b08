import { chain, feature, type SeedNode } from './nodes';

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
    header: [feature('header', 'header-block/header')],
    main: [
      feature('nav', 'sports-front-block/sports-nav', { heading: 'Sports' }),
      chain('front', 'sports-front-block/sports-front', {}, [
        feature('top', 'sports-front-block/sports-top-stories', {
          ...COLLECTIONS,
          adPlace: 'second',
        }),
        feature('stories', 'sports-front-block/sports-stories', COLLECTIONS),
        feature('live-feed', 'sports-front-block/sports-live-feed', {
          ...COLLECTIONS,
          articlesFromLiveFeed: 25,
        }),
        feature('latest', 'headline-list-block/headline-list', {
          collectionId: 'sports-latest',
          title: 'The Latest',
          size: 8,
          timestamps: true,
          themeColor: 'green',
        }),
        feature('newsletter', 'newsletter-card-block/newsletter-card', {
          newsletterId: 'SPORTS-DAILY-ALL',
        }),
        feature('columnists', 'trending-avatars-block/trending-avatars', { authors: COLUMNISTS }),
        feature('rail-ad', 'ad-unit-block/ad-unit', { adType: 'new_sports_rail' }),
      ]),
    ],
    footer: [feature('footer', 'footer-block/footer')],
  };
}
