import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { Story, StorySlide } from '../../content/schemas/ans';

const [first, second, third] = EXAMPLE_PARAGRAPHS;
const text = (element = first) => (element ? [element] : []);

const picture: StorySlide = {
  layout: 'content_bodytext_image',
  cardId: 'c1',
  image: examplePicture(1),
  elements: text(),
};
const words: StorySlide = {
  layout: 'content_subhead_bodytext',
  cardId: 'c2',
  subhead: 'Who opens the doors',
  elements: text(second),
};
const ad: StorySlide = { layout: 'content_ad_inline', cardId: 'c3' };
const end: StorySlide = {
  layout: 'end_authors_stories',
  cardId: 'c4',
  authorIds: ['maya-okafor', 'kate-sullivan'],
  hasStories: true,
  elements: [],
};
const longEnd: StorySlide = {
  layout: 'end_subhead_text_authors_stories',
  cardId: 'c5',
  subhead: 'What happens next',
  authorIds: ['daniel-reyes'],
  hasStories: true,
  elements: text(third),
};

const story = (slides: StorySlide[], part: Partial<Story> = {}): Story =>
  exampleStory({
    subtype: 'swipeable',
    slides,
    relatedLinks: [
      { title: 'Who pays for the lights', link: '/news/pennsylvania/lights.html' },
      { title: 'Meters go up in July', link: '/news/pennsylvania/meters.html' },
    ],
    ...part,
  });

/** Named states for the harness and the tests of the block. */
export default {
  'all layouts': { fields: {}, globalContent: story([picture, words, ad, words, end, longEnd]) },
  'four slides': { fields: {}, globalContent: story([picture, words, picture, longEnd]) },
  'three slides': { fields: {}, globalContent: story([picture, words, end]) },
  'without ads': {
    fields: { isWithoutAds: true },
    globalContent: story([picture, words, ad, words, end]),
  },
  'only an intro': {
    fields: {},
    globalContent: story([], { authors: [], promo: { ...exampleStory().promo, basic: null } }),
  },
  'another kind of story': { fields: {}, globalContent: exampleStory() },
};
