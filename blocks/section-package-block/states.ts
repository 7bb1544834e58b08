import type { BlockStates } from 'fusion:states';
import { EXAMPLE_OPINION, EXAMPLE_RIVER } from '../../components/cards/exampleCards';

const news = { 'content-feed': { stories: EXAMPLE_RIVER, total: 200 } };

/** Named states of the section package. */
const states: BlockStates = {
  leadLeft: { fields: { section: '/news' }, content: news },
  fourUp: { fields: { section: '/business', layout: 'four-up' }, content: news },
  opinion: {
    fields: { section: '/opinion', layout: 'opinion' },
    content: { 'content-feed': { stories: EXAMPLE_OPINION, total: 40 } },
  },
  photoStrip: { fields: { section: '/photo', layout: 'photo-strip' }, content: news },
  ofCollection: {
    fields: { collectionId: 'weekend', heading: 'The weekend', url: '/things-to-do/' },
    content: { 'collections-api': EXAMPLE_RIVER },
  },
  twoStories: {
    fields: { section: '/arts' },
    content: { 'content-feed': { stories: EXAMPLE_RIVER.slice(0, 2), total: 2 } },
  },
  empty: { fields: { section: '/comics' }, content: { 'content-feed': { stories: [], total: 0 } } },
};

export default states;
