import { exampleStory, EXAMPLE_PARAGRAPHS } from '../../components/article/exampleStory';
import type { ContentElement, Story } from '../../content/schemas/ans';

const paragraph = EXAMPLE_PARAGRAPHS[0] as ContentElement;

const header = (n: number, content: string): ContentElement => ({
  type: 'header',
  _id: `example-header-${n}`,
  level: 2,
  content,
});

const guide: ContentElement[] = [
  paragraph,
  header(1, 'Check these things first'),
  paragraph,
  header(2, 'Then call'),
  paragraph,
  header(3, 'If they say <em>no</em>'),
  paragraph,
];

const verdict: ContentElement = {
  type: 'element_group',
  _id: 'verdict',
  title: 'Kusina Dalawa',
  elements: [
    { type: 'numeric_rating', _id: 'rating', rating: 3.5, min: 0, max: 4, units: 'bells' },
    { type: 'endorsement', _id: 'endorsement', endorsement: 'Recommended' },
    {
      type: 'list',
      _id: 'facts',
      ordered: false,
      items: [
        { content: '<b>Where:</b> North Fifth Street near Olney Avenue' },
        { content: '<b>Order:</b> Kinilaw, lechon kawali, bibingka' },
      ],
    },
  ],
};

const event: NonNullable<Story['event']> = {
  start: '2036-12-08T23:15:00Z',
  end: '2036-12-09T02:45:00Z',
  place: 'The Boathouse Annex',
  address: 'Kelly Drive, Fairmount, Philadelphia',
  url: '/inquirer-live/',
};

const of = (subtype: string, part: Partial<Story> = {}) => ({
  fields: {},
  globalContent: exampleStory({ subtype, ...part }),
});

/** Named states for the harness and the tests of the block. */
export default {
  review: of('review', { content_elements: [verdict, paragraph] }),
  'review with a rating alone': of('review', {
    content_elements: [
      paragraph,
      { type: 'numeric_rating', _id: 'r', rating: 87, min: 0, max: 100, units: 'points' },
    ],
  }),
  event: of('live-event', { event }),
  'event that is over': of('live-event', {
    event: { ...event, start: '2026-01-08T23:15:00Z', end: '' },
  }),
  'event without an address': of('live-event', {
    event: { ...event, place: '', address: '', url: '' },
  }),
  'sports betting partner': of('partner-sports-betting', {
    distributor: { name: 'Line Desk', category: 'other' },
  }),
  'statehouse newsroom': of('spotlightpa'),
  newsletter: {
    fields: { place: 'top' },
    globalContent: exampleStory({
      subtype: 'newsletter',
      content_elements: [{ type: 'inline_newsletter', _id: 'n', newsletterId: 'LETS-EAT' }],
    }),
  },
  'newsletter that is not in the catalogue': {
    fields: { place: 'top' },
    globalContent: exampleStory({ subtype: 'newsletter' }),
  },
  'Philly First above the headline': {
    fields: { place: 'top' },
    globalContent: exampleStory({ subtype: 'phillyfirst' }),
  },
  'Philly First': of('phillyfirst', { content_elements: guide }),
  'Philly First without steps': of('phillyfirst'),
  service: of('service', { content_elements: guide }),
  'service without parts': of('service'),
  'call to action': {
    ...of('call-to-action'),
    content: {
      'story-card-call-to-action': {
        callToAction: {
          bgColor: '#7a2e1d',
          header: 'Who taught you the dish?',
          description: 'Tell us about the cook in about 200 words.',
          email: 'table@broadsheet.example',
        },
      },
    },
  },
  'call to action without its element': {
    ...of('call-to-action'),
    content: { 'story-card-call-to-action': { callToAction: null } },
  },
  regular: of('regular'),
};
