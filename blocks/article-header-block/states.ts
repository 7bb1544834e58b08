import { EXAMPLE_AUTHORS, exampleStory } from '../../components/article/exampleStory';

/** Named states for the harness and the tests of the block. */
export default {
  staff: { fields: {}, globalContent: exampleStory() },
  'one writer': {
    fields: {},
    globalContent: exampleStory({ authors: [EXAMPLE_AUTHORS[0]] }),
  },
  columnist: {
    fields: {},
    globalContent: exampleStory({
      subtype: 'columnists',
      eyebrow: null,
      headlines: {
        ...exampleStory().headlines,
        basic: 'The gym on Ninth Street does more for this city than any speech',
      },
      authors: [EXAMPLE_AUTHORS[0]],
      taxonomy: {
        ...exampleStory().taxonomy,
        primary_section: { _id: '/opinion', name: 'Opinion' },
        primary_site: 'opinion',
        sections: [
          { _id: '/opinion', name: 'Opinion' },
          { _id: '/columnists', name: 'Columnists' },
        ],
      },
    }),
  },
  wire: {
    fields: {},
    globalContent: exampleStory({
      authors: [
        { ...EXAMPLE_AUTHORS[0], byline: 'By Ann Lee, Associated Wire', url: null, image: null },
      ],
      distributor: { name: 'Associated Wire', category: 'wires' },
      last_updated_date: '',
    }),
  },
  live: { fields: {}, globalContent: exampleStory({ subtype: 'live' }) },
  'as it happened': { fields: {}, globalContent: exampleStory({ subtype: 'live', ended: true }) },
  bare: {
    fields: { showDeck: false, showAvatars: false },
    globalContent: exampleStory({
      eyebrow: null,
      authors: [],
      display_date: '',
      first_publish_date: '',
      publish_date: '',
      last_updated_date: '',
    }),
  },
};
