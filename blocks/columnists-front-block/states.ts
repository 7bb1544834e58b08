import type { BlockStates } from 'fusion:states';
import { EXAMPLE_OPINION, EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import { exampleCard } from '../../components/cards/exampleCard';

const again = EXAMPLE_OPINION.slice(0, 2).map(({ authors }, index) =>
  exampleCard({
    slug: `earlier-${index}`,
    headline: `I reported my own trash to 311 | ${authors[0]?.byline ?? ''}`,
    authors,
    section: ['/columnists', 'Columnists'],
    display_date: '2026-11-14T14:05:00Z',
  }),
);
const feed = { 'content-feed': { stories: [...EXAMPLE_OPINION, ...again], total: 7 } };

/** Named states of the columnists front. */
const states: BlockStates = {
  columnists: {
    fields: { description: 'Five people who are paid to be sure.' },
    requestUri: '/columnists/',
    content: feed,
  },
  chosenFirst: {
    fields: { title: 'They say', authors: ['walter-simms', 'nobody'], earlier: 0 },
    requestUri: '/columnists/',
    content: feed,
  },
  one: {
    fields: {},
    requestUri: '/columnists/',
    content: { 'content-feed': { stories: EXAMPLE_OPINION.slice(0, 1), total: 1 } },
  },
  empty: {
    fields: {},
    requestUri: '/columnists/',
    content: {
      'content-feed': {
        stories: EXAMPLE_RIVER.map((story) => ({ ...story, authors: [] })),
        total: 8,
      },
    },
  },
};

export default states;
