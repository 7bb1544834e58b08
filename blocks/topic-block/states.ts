import type { BlockStates } from 'fusion:states';
import { exampleCard } from '../../components/cards/exampleCard';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';

const [first] = EXAMPLE_RIVER;
const tagged = exampleCard({
  slug: 'septa-fares',
  headline: 'SEPTA fares rise to $2.90 in January',
  taxonomy: {
    primary_section: { _id: '/news', name: 'News' },
    primary_site: 'news',
    sections: [],
    tags: [{ slug: 'septa', text: 'SEPTA' }],
  },
});

/** Named states of the topic front. */
const states: BlockStates = {
  topic: {
    fields: {},
    requestUri: '/topic/septa',
    content: { 'content-feed': { stories: [tagged, ...EXAMPLE_RIVER], total: 65 } },
  },
  ofField: {
    fields: { topic: 'Real Estate', description: 'Homes, rents and who can pay them.' },
    content: { 'content-feed': { stories: [first], total: 1 } },
  },
  empty: {
    fields: {},
    requestUri: '/topic/marsh-birds',
    content: { 'content-feed': { stories: [], total: 0 } },
  },
  strip: {
    feature: 'topic-strip',
    fields: {},
    content: { 'content-feed': { stories: [tagged, tagged, ...EXAMPLE_RIVER], total: 7 } },
  },
  namedStrip: {
    feature: 'topic-strip',
    fields: {
      title: 'The vote',
      topics: ['City Council', 'Rec centers', 'SEPTA', 'Gas works', 'Schools', 'Parking Authority'],
    },
  },
  emptyStrip: {
    feature: 'topic-strip',
    fields: {},
    content: { 'content-feed': { stories: [], total: 0 } },
  },
  elsewhere: { fields: {}, requestUri: '/news/' },
};

export default states;
