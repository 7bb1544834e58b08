import { exampleCard } from '../../components/cards/exampleCard';
import { EXAMPLE_AUTHORS, exampleStory } from '../../components/article/exampleStory';
import type { Story } from '../../content/schemas/ans';

const column = (part: Partial<Story> = {}) =>
  exampleStory({
    subtype: 'columnists',
    authors: [EXAMPLE_AUTHORS[0]],
    taxonomy: {
      ...exampleStory().taxonomy,
      primary_section: { _id: '/columnists', name: 'Columnists' },
      primary_site: 'columnists',
      sections: [{ _id: '/columnists', name: 'Columnists' }],
    },
    ...part,
  });

const others = [1, 2, 3, 4].map((n) =>
  exampleCard({
    slug: `column-${n}`,
    headline: `Column ${n}: I reported my own trash to 311, and we have been seeing each other since`,
  }),
);

/** Named states for the harness and the tests of the block. */
export default {
  columnist: {
    fields: {},
    globalContent: column(),
    content: { 'content-feed': { stories: others, total: 4 } },
  },
  'first column': {
    fields: {},
    globalContent: column({ _id: others[0]?._id ?? '' }),
    content: { 'content-feed': { stories: others.slice(0, 1), total: 1 } },
  },
  'without a newsletter': {
    fields: {},
    globalContent: column({
      taxonomy: { ...column().taxonomy, primary_site: 'health' },
    }),
    content: { 'content-feed': { stories: others, total: 4 } },
  },
  'any other story': { fields: {}, globalContent: exampleStory() },
};
