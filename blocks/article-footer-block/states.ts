import { EXAMPLE_AUTHORS, exampleStory } from '../../components/article/exampleStory';

/** Named states for the harness and the tests of the block. */
export default {
  'two writers': { fields: {}, globalContent: exampleStory() },
  'names of writers': { fields: { type: 'regular' }, globalContent: exampleStory() },
  'topics only': { fields: { showBios: false }, globalContent: exampleStory() },
  wire: {
    fields: {},
    globalContent: exampleStory({
      authors: [{ ...EXAMPLE_AUTHORS[0], bio: '', url: null }],
      distributor: { name: 'Associated Wire', category: 'wires' },
    }),
  },
  'tools only': { fields: { showBios: false, showTopics: false }, globalContent: exampleStory() },
  nothing: {
    fields: { showBios: false, showTopics: false, showTools: false },
    globalContent: exampleStory(),
  },
};
