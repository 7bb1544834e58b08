import type { ContentElement } from '../../../content/schemas/ans';
import { examplePicture } from '../../article/examplePicture';

type Type = ContentElement['type'];

const PICTURE = {
  url: '/gateway/photo/v2/gym.jpg',
  auth: 'f00d',
  caption: 'Open late.',
  credit: 'Dana Whitlock',
};

/** One body element of every type (platform §3), for tests that each of them has a form. */
export const EXAMPLE_ELEMENTS: { [T in Type]: Extract<ContentElement, { type: T }> } = {
  text: {
    type: 'text',
    _id: 'text',
    content:
      'The <a href="/news/vote.html">vote</a> came <em>late</em> &amp; was close.<br/>It passed.',
  },
  header: { type: 'header', _id: 'header', level: 2, content: 'What comes next' },
  list: {
    type: 'list',
    _id: 'list',
    ordered: true,
    items: [
      { content: 'First' },
      { ordered: false, items: [{ content: 'Inner <a href="https://city.example/">one</a>' }] },
      { content: 'Second' },
    ],
  },
  image: examplePicture(0, PICTURE),
  video: {
    type: 'video',
    _id: 'video',
    headline: 'The gym at night',
    description: 'Two minutes inside',
    youtubeId: null,
    streams: [{ url: '/media/gym.mp4', type: 'video/mp4', width: 1280, height: 720 }],
    captionsUrl: null,
    duration: 125_000,
    publish_date: '2026-11-19T20:00:00Z',
    promoImage: examplePicture(1, PICTURE),
    canonical_url: '/video/gym.html',
  },
  audio: {
    type: 'audio',
    _id: 'audio',
    headline: 'Episode 12',
    description: 'Who has the key?',
    streams: [{ url: '/media/key.mp3', type: 'audio/mpeg' }],
    duration: 1_800_000,
    chapters: [{ start: 65, title: 'The gym' }],
    transcriptUrl: '/media/key.txt',
    promoImage: null,
  },
  gallery: {
    type: 'gallery',
    _id: 'gallery',
    headline: 'Nights at the gym',
    images: [
      examplePicture(2, { ...PICTURE, alt: 'A ball in the air' }),
      examplePicture(3, PICTURE),
    ],
    canonical_url: '/photo/gym.html',
  },
  divider: { type: 'divider', _id: 'divider', style: 'standard' },
  raw_html: {
    type: 'raw_html',
    _id: 'raw_html',
    content: '<script>alert(1)</script><iframe src="https://maps.example/1"></iframe>',
    trusted: false,
  },
  code: { type: 'code', _id: 'code', language: 'js', content: 'if (a < b) {\n  open();\n}' },
  inline_newsletter: { type: 'inline_newsletter', _id: 'nl', newsletterId: 'LETS-EAT' },
  quote: {
    type: 'quote',
    _id: 'quote',
    style: 'blockquote',
    content: '<p>We are not asking for more.</p><p>We are asking for the key.</p>',
    citation: 'Walter Simms',
  },
  correction: {
    type: 'correction',
    _id: 'correction',
    correctionType: 'clarification',
    text: 'The vote was <b>12–5</b>.',
  },
  interstitial_link: {
    type: 'interstitial_link',
    _id: 'interstitial',
    url: '/news/before.html',
    content: 'How the centers closed',
  },
  table: {
    type: 'table',
    _id: 'table',
    caption: 'Hours',
    header: ['Day', 'Until'],
    rows: [
      ['Weeknights', '11 p.m.'],
      ['Fridays', 'midnight'],
    ],
  },
  oembed: {
    type: 'oembed',
    _id: 'oembed',
    provider: 'Instagram',
    url: 'https://www.instagram.com/p/1',
    title: 'The gym, lit',
    author: 'Parks Dept.',
    html: '<blockquote></blockquote><script src="https://www.instagram.com/embed.js"></script>',
  },
  numeric_rating: { type: 'numeric_rating', _id: 'r', rating: 3.5, min: 0, max: 4, units: 'bells' },
  endorsement: { type: 'endorsement', _id: 'e', endorsement: 'Recommended' },
  element_group: {
    type: 'element_group',
    _id: 'group',
    title: 'At a glance',
    elements: [{ type: 'text', _id: 'inner', content: 'Inside the group.' }],
  },
};
