import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { StoryCard } from '../../content/schemas/ans';

const card = (n: number, headline: string): StoryCard => ({
  ...exampleStory(),
  _id: `CARD-${n}`,
  canonical_url: `/news/pennsylvania/story-${n}.html`,
  headlines: { ...exampleStory().headlines, basic: headline, web: '' },
  promo: { ...exampleStory().promo, basic: n === 2 ? null : examplePicture(n) },
});

const related = [
  card(1, 'The gym that never closed'),
  card(2, 'Who pays for the lights'),
  card(3, 'A retired driver and his key'),
];
const stories = [
  exampleStory(),
  card(4, 'Meters go up in July'),
  card(1, 'The gym that never closed'),
];

/** Named states for the harness and the tests of the block. */
export default {
  'chosen by editors': {
    fields: {},
    globalContent: exampleStory({ hasRelatedContent: true }),
    content: { 'related-content': related },
  },
  'of the section': {
    fields: { title: 'More from Pennsylvania' },
    globalContent: exampleStory(),
    content: { 'content-feed': { stories, total: 3 } },
  },
  'filled up': {
    fields: {},
    globalContent: exampleStory({ hasRelatedContent: true }),
    content: { 'related-content': related.slice(0, 1), 'content-feed': { stories, total: 3 } },
  },
  'version 2': {
    fields: { version: '2' },
    globalContent: exampleStory({ hasRelatedContent: true }),
    content: { 'related-content': related },
  },
  'in the text': {
    fields: { isInText: true },
    globalContent: exampleStory({
      hasRelatedContent: true,
      content_elements: [...EXAMPLE_PARAGRAPHS, ...EXAMPLE_PARAGRAPHS],
    }),
    content: { 'related-content': related, 'content-feed': { stories, total: 3 } },
  },
  nothing: { fields: { isFallbackOff: true }, globalContent: exampleStory(), content: {} },
};
