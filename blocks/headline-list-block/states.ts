import type { BlockStates } from 'fusion:states';
import { HEADLINE_SIZES, THEME_COLORS } from '../../components/cards/cardOptions';
import { EXAMPLE_FRONT, EXAMPLE_LIVE, EXAMPLE_RIVER } from '../../components/cards/exampleCards';

const latest = [EXAMPLE_LIVE, ...EXAMPLE_RIVER].slice(0, 8);
const collection = { 'collections-api': latest };

/** Named states of the headline lists. */
const states: BlockStates = {
  blue: { fields: { collectionId: 'latest', title: 'The Latest' }, content: collection },
  green: { fields: { collectionId: 'latest', themeColor: 'green' }, content: collection },
  orange: { fields: { collectionId: 'latest', themeColor: 'orange' }, content: collection },
  gray: { fields: { collectionId: 'latest', themeColor: 'gray' }, content: collection },
  collapsed: { fields: { collectionId: 'latest', collapsed: true }, content: collection },
  withoutExtras: {
    fields: { collectionId: 'latest', timestamps: false, labels: false },
    content: collection,
  },
  withBylines: { fields: { collectionId: 'latest', bylines: true }, content: collection },
  ofFeed: {
    fields: { section: '/news', moreUrl: '/news/' },
    content: { 'content-feed': { stories: latest, total: 120 } },
  },
  empty: { fields: { collectionId: 'latest' }, content: { 'collections-api': [] } },
  stacked: {
    feature: 'stacked-headlines',
    fields: { picksCollectionId: 'picks', trendingCollectionId: 'trending' },
    content: {
      'collections-api': EXAMPLE_FRONT,
      'content-feed': { stories: EXAMPLE_RIVER.slice(0, 5), total: 5 },
    },
  },
  ...Object.fromEntries(
    THEME_COLORS.map((themeColor, index) => [
      `stacked ${themeColor}`,
      {
        feature: 'stacked-headlines',
        fields: {
          picksCollectionId: 'picks',
          themeColor,
          headlineSize: HEADLINE_SIZES[index % HEADLINE_SIZES.length],
        },
        content: {
          'collections-api': EXAMPLE_FRONT,
          'content-feed': { stories: EXAMPLE_RIVER.slice(0, 5), total: 5 },
        },
      },
    ]),
  ),
  stackedLatestOnly: {
    feature: 'stacked-headlines',
    fields: {},
    content: { 'content-feed': { stories: EXAMPLE_RIVER.slice(0, 5), total: 5 } },
  },
};

export default states;
