import { examplePicture } from '../../components/article/examplePicture';
import { exampleStory } from '../../components/article/exampleStory';
import type { StoryCard } from '../../content/schemas/ans';

const card = (n: number, headline: string, hasPicture = true): StoryCard => ({
  ...exampleStory(),
  _id: `CARD-${n}`,
  canonical_url: `/news/pennsylvania/story-${n}.html`,
  headlines: { ...exampleStory().headlines, basic: headline, web: '' },
  promo: { ...exampleStory().promo, basic: hasPicture ? examplePicture(n) : null },
});

const previous = card(1, 'Who pays for the lights');
const next = card(2, 'A retired driver hands over the key to a gym he opened for 17 years');

/** Named states for the harness and the tests of the block. */
export default {
  'between two': {
    fields: {},
    globalContent: exampleStory(),
    content: { 'story-neighbors': { previous, next } },
  },
  'the newest': {
    fields: {},
    globalContent: exampleStory(),
    content: { 'story-neighbors': { previous, next: null } },
  },
  'the oldest': {
    fields: {},
    globalContent: exampleStory(),
    content: { 'story-neighbors': { previous: null, next } },
  },
  'without pictures': {
    fields: {},
    globalContent: exampleStory(),
    content: {
      'story-neighbors': {
        previous: card(1, 'Who pays for the lights', false),
        next: card(2, 'Meters go up in July', false),
      },
    },
  },
  'the only one': {
    fields: {},
    globalContent: exampleStory(),
    content: { 'story-neighbors': { previous: null, next: null } },
  },
  'not for live blogs': {
    fields: {},
    globalContent: exampleStory({ subtype: 'live' }),
    content: { 'story-neighbors': { previous, next } },
  },
};
