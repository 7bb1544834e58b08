import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS } from '../../components/article/exampleStory';
import type { AnsAudio, AnsGallery, AnsVideo, ContentElement } from '../../content/schemas/ans';

type Of<Type extends ContentElement['type']> = Extract<ContentElement, { type: Type }>;

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

const audio: AnsAudio = {
  type: 'audio',
  _id: 'audio',
  headline: 'The man with the key',
  description: 'Walter Simms reads the log he has kept at the door since 2009.',
  streams: [{ url: '/gateway/audio/the-man-with-the-key.mp3', type: 'audio/mpeg' }],
  duration: 754_000,
  chapters: [
    { start: 0, title: 'Five o’clock, before anyone comes' },
    { start: 212, title: 'The winter of 2014' },
    { start: 498, title: 'What the log is for' },
  ],
  transcriptUrl: '/news/pennsylvania/the-man-with-the-key-transcript.html',
  promoImage: examplePicture(2),
};

const table: Of<'table'> = {
  type: 'table',
  _id: 'table',
  caption: 'Visitors a night',
  header: ['Center', '2025'],
  rows: [
    ['Marian Anderson', '31'],
    ['Vare', '22'],
    ['Cecil B. Moore', '104'],
  ],
};

const wideTable: Of<'table'> = {
  type: 'table',
  _id: 'wide-table',
  caption: 'Late hours at the seven busiest <b>centers</b>',
  header: ['Center', 'Neighborhood', 'Weeknights', 'Fridays', 'Visitors, 2025', 'Visitors, 2026'],
  rows: [
    ['Marian Anderson', 'Southwest Center City', 'Until 11 p.m.', 'Until midnight', '31', '58'],
    ['Vare', 'South Philadelphia', 'Until 11 p.m.', 'Until midnight', '22', '40'],
    ['Cecil B. Moore', 'North Philadelphia', 'Until 11 p.m.', 'Until midnight', '104', '1,212'],
    ['Lawncrest', 'Northeast', 'Until 10 p.m.', 'Closed', '–', '19'],
  ],
};

const oembed: Of<'oembed'> = {
  type: 'oembed',
  _id: 'oembed',
  provider: 'Instagram',
  url: 'https://www.instagram.com/p/abcdefghijk/',
  title: 'Lights are on at Vare until 11 tonight. Bring your own ball; ours is flat.',
  author: 'Friends of Vare',
  html: '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/abcdefghijk/"></blockquote><script async src="//www.instagram.com/embed.js"></script>',
  height: 480,
};

const rating: Of<'numeric_rating'> = {
  type: 'numeric_rating',
  _id: 'rating',
  rating: 3.5,
  min: 0,
  max: 4,
  units: 'stars',
};

const endorsement: Of<'endorsement'> = {
  type: 'endorsement',
  _id: 'endorsement',
  endorsement: 'Recommended',
};

const rawHtml: Of<'raw_html'> = {
  type: 'raw_html',
  _id: 'raw',
  trusted: true,
  content:
    '<table><caption>Visitors a night</caption><thead><tr><th scope="col">Center</th><th scope="col">2025</th><th scope="col">2026</th></tr></thead><tbody><tr><td>Marian Anderson</td><td>31</td><td>58</td></tr><tr><td>Vare</td><td>22</td><td>40</td></tr></tbody></table>',
};

const frame: Of<'raw_html'> = {
  type: 'raw_html',
  _id: 'frame',
  trusted: false,
  height: 300,
  content: '<iframe src="https://charts.example.com/rec-centers" height="300"></iframe>',
};

const closedFrame: Of<'raw_html'> = {
  type: 'raw_html',
  _id: 'closed-frame',
  trusted: false,
  height: 120,
  content:
    '<p id="count">Counting …</p><script>document.getElementById("count").textContent = "58 a night, nearly twice as many as last year";</script>',
};

const longCaption = examplePicture(1, {
  alignment: null,
  caption:
    'Walter Simms, 71, unlocks the gym at the Marian Anderson center, as he has done every weekday since 2009, while the evening’s first players wait on the steps with a ball and a thermos of tea.',
});

const group: Of<'element_group'> = {
  type: 'element_group',
  _id: 'group',
  title: 'If you go',
  elements: [
    {
      type: 'text',
      _id: 'g1',
      content: 'All 14 centers are open until 11 p.m. on weeknights; nobody has to sign up.',
    },
    {
      type: 'list',
      _id: 'g2',
      ordered: false,
      items: [
        { content: '<b>Marian Anderson:</b> 744 S. 17th St.' },
        { content: '<b>Vare:</b> 2600 Morris St.' },
      ],
    },
  ],
};

const pullquote: Of<'quote'> = {
  type: 'quote',
  _id: 'pull',
  style: 'pullquote',
  content: '<p>“The buildings are warm, and the corners are not.”</p>',
  citation: 'Walter Simms, retired bus driver',
};

const blockquote: Of<'quote'> = {
  type: 'quote',
  _id: 'quote',
  style: 'blockquote',
  content: '<p>Each center shall remain open to the public.</p><p>No fee shall be charged.</p>',
  citation: 'Bill No. 260417',
};

const quoteWithin: Of<'quote'> = {
  type: 'quote',
  _id: 'quote-within',
  style: 'blockquote',
  content:
    '<p>The bill quotes the charter of 1951:</p><blockquote><p>Recreation is a duty of the city.</p><p><cite>Home Rule Charter</cite></p></blockquote>',
  citation: 'Bill No. 260417, preamble',
  images: [examplePicture(3, { caption: 'The charter, as printed in 1951.' })],
};

const listElement: Of<'list'> = {
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
};

const divider = (style: 'standard' | 'bold' | 'bolder'): ContentElement => ({
  type: 'divider',
  _id: style,
  style,
});

/** Each kind of element that a story may hold, by the name of its state. */
export const exampleElements = {
  header: [
    { type: 'header', _id: 'h2', level: 2, content: 'What the money buys' },
    { type: 'header', _id: 'h3', level: 3, content: 'By the numbers' },
  ],
  list: [listElement],
  picture: [longCaption],
  'picture beside the text': [
    examplePicture(2, { _id: 'side', alignment: 'left', caption: 'The scoreboard, repaired.' }),
  ],
  'upright picture': [examplePicture(2, { width: 800, height: 1200 })],
  video: [hosted],
  youtube: [youtube],
  gallery: [gallery],
  dividers: [
    divider('standard'),
    ...EXAMPLE_PARAGRAPHS.slice(0, 1),
    divider('bold'),
    ...EXAMPLE_PARAGRAPHS.slice(1, 2),
    divider('bolder'),
  ],
  'raw html': [rawHtml],
  'raw html in a frame': [frame],
  'raw html in a closed frame': [closedFrame],
  code: [
    {
      type: 'code',
      _id: 'code',
      language: 'python',
      content: 'hours = {"Fri": 24}\nprint(hours)\n',
    },
  ],
  newsletter: [{ type: 'inline_newsletter', _id: 'n', newsletterId: 'clout' }],
  'pull quote': [pullquote],
  'block quote': [blockquote],
  'quote within a quote': [quoteWithin],
  link: [
    {
      type: 'interstitial_link',
      _id: 'link',
      url: '/news/pennsylvania/parking-meters.html',
      content: 'How the parking meters came to pay for basketball',
    },
    {
      type: 'interstitial_link',
      _id: 'link-with-picture',
      url: '/news/pennsylvania/the-man-with-the-key.html',
      content: 'The man with the key',
      description:
        'Walter Simms has opened the same gym every weekday since 2009. He keeps a <em>log</em>.',
      image: examplePicture(2),
    },
  ],
  correction: [
    {
      type: 'correction',
      _id: 'correction',
      correctionType: 'clarification',
      text: 'The trial of 2025 ran at six centers.',
    },
  ],
  table: [table],
  'wide table': [wideTable],
  embed: [oembed],
  'embed without markup': [{ ...oembed, html: '', title: '', author: '' }],
  rating: [rating],
  'rating in bells': [{ ...rating, rating: 2, units: 'bells' }],
  'rating in points': [{ ...rating, rating: 86, max: 100, units: 'points' }],
  endorsement: [endorsement],
  group: [group],
  audio: [audio],
} satisfies Record<string, ContentElement[]>;
