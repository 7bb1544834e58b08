import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { ContentElement, StoryCard } from '../../content/schemas/ans';
import { exampleElements } from './exampleElements';

const text: ContentElement[] = EXAMPLE_PARAGRAPHS;

const { header, picture, 'picture beside the text': side, ...otherElements } = exampleElements;

/** Other looks of what stands in the text already. */
const VARIANTS = [
  'upright picture',
  'quote within a quote',
  'raw html in a closed frame',
  'embed without markup',
  'rating in bells',
  'rating in points',
];

/** What may stand in a story, between its paragraphs. */
const everything: ContentElement[] = [
  ...text.slice(0, 2),
  ...picture,
  ...header.slice(0, 1),
  ...text.slice(2, 4),
  ...side,
  {
    type: 'text',
    _id: 'p6',
    content:
      'The parks department says the hours will be reviewed in April. Until then, the centers will count everyone who walks in, and publish the count each Monday.',
  },
  ...text.slice(3, 5),
  ...header.slice(1),
  ...Object.entries(otherElements).flatMap(([name, elements]) =>
    VARIANTS.includes(name) ? [] : elements,
  ),
  {
    type: 'text',
    _id: 'end',
    content: 'Staff writer Ann Lee contributed.',
    alignment: 'center',
  },
];

/** About 900 words, so that all that interleaves a text finds its place. */
const long: ContentElement[] = Array.from({ length: 4 }, (_, part) =>
  text.map((element) => ({ ...element, _id: `${element._id}-${part}` })),
).flat();

const relatedCard = (n: number, headline: string): StoryCard => ({
  ...exampleStory(),
  _id: `RELATED-${n}`,
  canonical_url: `/news/pennsylvania/related-${n}.html`,
  headlines: { ...exampleStory().headlines, basic: headline, web: '' },
  promo: { ...exampleStory().promo, basic: n === 3 ? null : examplePicture(n) },
});

const withRelated = {
  fields: { showsRelated: true },
  content: {
    'related-content': [
      relatedCard(1, 'The gym that never closed'),
      relatedCard(2, 'Parking meters go up in July, and this is where the money goes'),
      relatedCard(3, 'A retired driver and his key'),
    ],
  },
};

/** As whoever may not read on gets it. */
const previewBy = (rule: 'account' | 'metered' | 'subscribers') => ({
  fields: {},
  globalContent: exampleStory({ content_elements: text.slice(0, 2), preview: rule }),
});

/** Each element between two paragraphs. */
const elementStates = Object.fromEntries(
  Object.entries(exampleElements).map(([name, elements]) => [
    name,
    {
      fields: { newsletterId: 'none' },
      globalContent: exampleStory({
        content_elements: [...text.slice(0, 1), ...elements, ...text.slice(1, 2)],
      }),
    },
  ]),
) as Record<
  keyof typeof exampleElements,
  { fields: { newsletterId: string }; globalContent: ReturnType<typeof exampleStory> }
>;

/** Named states for the harness and the tests of the block. */
export default {
  text: { fields: { newsletterId: 'none' }, globalContent: exampleStory() },
  everything: {
    fields: {},
    globalContent: exampleStory({
      content_elements: everything,
      corrections: [
        {
          correction_type: 'correction',
          text: 'An earlier version gave the wrong year of the trial.',
          date: '2026-11-20T12:00:00Z',
        },
      ],
    }),
  },
  'long form': {
    fields: {},
    globalContent: exampleStory({
      subtype: 'innovation-2',
      content_elements: [
        ...text.slice(0, 2),
        examplePicture(1, { alignment: 'center', width: 2400, height: 1350 }),
        ...text.slice(2, 4),
        examplePicture(3, { _id: 'w', width: 2400, height: 1600 }),
        ...text.slice(4),
      ],
    }),
  },
  'newsletter offered': {
    fields: { newsletterId: 'lets-eat' },
    globalContent: exampleStory({ content_elements: long.slice(0, 8) }),
  },
  'a story too short for an offer': {
    fields: { newsletterId: 'lets-eat' },
    globalContent: exampleStory(),
  },
  ...elementStates,
  'preview: account': previewBy('account'),
  'preview: metered': previewBy('metered'),
  'preview: subscribers': previewBy('subscribers'),
  'drop cap': {
    fields: { newsletterId: 'none' },
    globalContent: exampleStory({ subtype: 'spotlightpa' }),
  },
  'the intro of a live blog': {
    fields: {},
    globalContent: exampleStory({ subtype: 'live', content_elements: text.slice(0, 3) }),
  },
  'ads, related stories and a newsletter': {
    ...withRelated,
    globalContent: exampleStory({ hasRelatedContent: true, content_elements: long }),
  },
  opinion: {
    fields: {},
    globalContent: exampleStory({
      content_elements: long,
      taxonomy: {
        ...exampleStory().taxonomy,
        primary_section: { _id: '/opinion/commentary', name: 'Commentary' },
      },
    }),
  },
  'sports betting': {
    fields: {},
    globalContent: exampleStory({ subtype: 'partner-sports-betting', content_elements: long }),
  },
  empty: { fields: {}, globalContent: exampleStory({ content_elements: [] }) },
};
