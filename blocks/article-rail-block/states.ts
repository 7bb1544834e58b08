import { exampleStory } from '../../components/article/exampleStory';
import type { StoryCard } from '../../content/schemas/ans';

const HEADLINES = [
  'City Council votes to keep 14 rec centers open',
  'Eagles sign a punter nobody expected',
  'A rowhouse block finds out what a roof costs',
  'SEPTA will test a night bus to the Navy Yard',
  'Rain, then colder: what the weekend holds',
];

const stories = HEADLINES.map((headline, n): StoryCard => ({
  ...exampleStory(),
  _id: `CARD-${n}`,
  canonical_url: `/news/story-${n}.html`,
  headlines: { ...exampleStory().headlines, basic: headline, web: '' },
}));

const content = { 'content-feed': { stories, total: 5 } };

/** Named states for the harness and the tests of the block. */
export default {
  latest: { feature: 'most-recent', fields: {}, content },
  'of a section': {
    feature: 'most-recent',
    fields: { title: 'More in Sports', section: '/sports', limit: 5 },
    content,
  },
  'without times': { feature: 'most-recent', fields: { hideTimestamps: true }, content },
  'most read': {
    feature: 'most-read',
    fields: {},
    content: { 'live-feed-api': stories },
  },
  'most read, nothing read': {
    feature: 'most-read',
    fields: {},
    content: { 'live-feed-api': [] },
  },
  nothing: { feature: 'most-recent', fields: {}, content: {} },
};
