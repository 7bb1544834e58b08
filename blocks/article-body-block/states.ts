import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { AnsGallery, AnsVideo, ContentElement } from '../../content/schemas/ans';

const [P1, P2, P3, P4, P5] = EXAMPLE_PARAGRAPHS;
const text = [P1, P2, P3, P4, P5].filter((element) => element !== undefined);

const gallery: AnsGallery = {
  type: 'gallery',
  _id: 'gallery',
  headline: 'A night at the Marian Anderson center',
  images: [
    examplePicture(0),
    examplePicture(1, { caption: 'Fourth-quarter silence.' }),
    examplePicture(2, { width: 800, height: 1200 }),
  ],
  total: 3,
  canonical_url: null,
};

const hosted: AnsVideo = {
  type: 'video',
  _id: 'video',
  headline: 'What $4.2 million buys',
  description: 'A minute and a half with the people who hold the keys.',
  youtubeId: null,
  streams: [
    { url: '/pf/resources/video/press-run.webm', type: 'video/webm', width: 960, height: 540 },
  ],
  captionsUrl: 'data:text/vtt,WEBVTT',
  duration: 92_000,
  publish_date: '2026-11-20T14:00:00Z',
  promoImage: examplePicture(3),
  canonical_url: null,
};

const youtube: AnsVideo = {
  ...hosted,
  _id: 'youtube',
  youtubeId: 'abcdefghijk',
  streams: [],
  captionsUrl: null,
};

const everything: ContentElement[] = [
  ...text.slice(0, 2),
  examplePicture(1, {
    alignment: null,
    caption:
      'Walter Simms, 71, unlocks the gym at the Marian Anderson center, as he has done every weekday since 2009, while the evening’s first players wait on the steps with a ball and a thermos of tea.',
  }),
  { type: 'header', _id: 'h2', level: 2, content: 'What the money buys' },
  ...text.slice(2, 4),
  examplePicture(2, { _id: 'side', alignment: 'left', caption: 'The scoreboard, repaired.' }),
  {
    type: 'text',
    _id: 'p6',
    content:
      'The parks department says the hours will be reviewed in April. Until then, the centers will count everyone who walks in, and publish the count each Monday.',
  },
  ...text.slice(3, 5),
  {
    type: 'list',
    _id: 'list',
    ordered: false,
    items: [
      { content: '<b>Staff:</b> two recreation leaders a night' },
      {
        ordered: true,
        items: [{ content: 'weeknights until 11 p.m.' }, { content: 'Fridays until midnight' }],
      },
      { content: '<b>Light:</b> new fixtures in nine gyms' },
    ],
  },
  {
    type: 'quote',
    _id: 'pull',
    style: 'pullquote',
    content: '<p>“The buildings are warm, and the corners are not.”</p>',
    citation: 'Walter Simms, retired bus driver',
  },
  { type: 'divider', _id: 'd1', style: 'standard' },
  {
    type: 'quote',
    _id: 'quote',
    style: 'blockquote',
    content: '<p>Each center shall remain open to the public.</p><p>No fee shall be charged.</p>',
    citation: 'Bill No. 260417',
  },
  gallery,
  { type: 'header', _id: 'h3', level: 3, content: 'By the numbers' },
  {
    type: 'raw_html',
    _id: 'table',
    trusted: true,
    content:
      '<table><caption>Visitors a night</caption><thead><tr><th scope="col">Center</th><th scope="col">2025</th><th scope="col">2026</th></tr></thead><tbody><tr><td>Marian Anderson</td><td>31</td><td>58</td></tr><tr><td>Vare</td><td>22</td><td>40</td></tr></tbody></table>',
  },
  {
    type: 'raw_html',
    _id: 'frame',
    trusted: false,
    height: 300,
    content: '<iframe src="https://charts.example.com/rec-centers" height="300"></iframe>',
  },
  hosted,
  youtube,
  { type: 'code', _id: 'code', language: 'python', content: 'hours = {"Fri": 24}\nprint(hours)\n' },
  {
    type: 'interstitial_link',
    _id: 'link',
    url: '/news/pennsylvania/parking-meters.html',
    content: 'How the parking meters came to pay for basketball',
  },
  {
    type: 'correction',
    _id: 'correction',
    correctionType: 'clarification',
    text: 'The trial of 2025 ran at six centers.',
  },
  { type: 'divider', _id: 'd2', style: 'bold' },
  { type: 'inline_newsletter', _id: 'n', newsletterId: 'clout' },
  { type: 'text', _id: 'end', content: 'Staff writer Ann Lee contributed.', alignment: 'center' },
];

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
  'newsletter offered': { fields: { newsletterId: 'lets-eat' }, globalContent: exampleStory() },
  empty: { fields: {}, globalContent: exampleStory({ content_elements: [] }) },
};
