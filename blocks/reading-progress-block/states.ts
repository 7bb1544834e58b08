import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';

const long = Array.from({ length: 3 }, () => EXAMPLE_PARAGRAPHS).flat();

/** Named states for the harness and the tests of the block. */
export default {
  'a long story': { fields: {}, globalContent: exampleStory({ content_elements: long }) },
  'a short story': { fields: {}, globalContent: exampleStory() },
  'a live blog': {
    fields: {},
    globalContent: exampleStory({ subtype: 'live', content_elements: long }),
  },
};
