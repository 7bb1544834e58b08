import { atOnce } from '../../content/schemas/inSlices';
import { printedStorySteps } from './printedStorySteps';

const ORIGIN = 'https://news.example';
const document = (more: Record<string, unknown> = {}) => ({
  canonical_url: '/news/gyms.html',
  headlines: { basic: 'The council keeps gyms open', print: 'Gyms stay open' },
  description: { basic: 'A vote of <b>15-2</b>.' },
  language: 'en-US',
  credits: {
    by: [
      { name: 'By Dana Whitlock' },
      { byline: 'Reuben Ash' },
      { _id: 'no-author', name: 'No Author' },
    ],
  },
  content_elements: [{ type: 'text', content: '<p>Words &amp; more.</p>' }],
  ...more,
});
const read = (more?: Record<string, unknown>) =>
  atOnce(
    printedStorySteps(document(more), {
      website: 'broadsheet',
      origin: ORIGIN,
      pictureAddress: ({ url }) => (url.endsWith('.gif') ? null : `${url}?print`),
    }),
  );
const paragraphs = (more: Record<string, unknown>) =>
  read(more)?.paragraphs.map(({ kind, text }) => `${kind}: ${text}`);

describe('a story as it is printed', () => {
  it('has the headline for print, and all its words without markup', () => {
    expect(read()).toEqual({
      url: 'https://news.example/news/gyms.html',
      headline: 'Gyms stay open',
      deck: 'A vote of 15-2.',
      byline: 'By Dana Whitlock and Reuben Ash',
      language: 'en',
      paragraphs: [{ kind: 'text', text: 'Words & more.' }],
      picture: null,
    });
  });

  it.each([
    [
      'the story’s own headline where none is for print',
      { headlines: { basic: 'Own' } },
      { headline: 'Own' },
    ],
    [
      'the one for the web where there is no other',
      { headlines: { web: 'Web' } },
      { headline: 'Web' },
    ],
    [
      'its deck from the line below the headline',
      { description: null, subheadlines: { basic: 'Deck' } },
      { deck: 'Deck' },
    ],
    ['English where it says nothing', { language: '' }, { language: 'en' }],
    ['its language', { language: 'es' }, { language: 'es' }],
    [
      'its address from where another site has it',
      { canonical_url: null, website_url: '/w.html' },
      { url: `${ORIGIN}/w.html` },
    ],
    ['nobody where nobody is named', { credits: null }, { byline: '' }],
    [
      'no agency behind a name',
      { distributor: { name: 'AP' }, credits: { by: [{ name: 'Ann Poe, AP' }] } },
      { byline: 'By Ann Poe' },
    ],
  ])('has %s', (_what, more, expected) => {
    expect(read(more)).toMatchObject(expected);
  });

  it.each([
    ['an address', { canonical_url: '' }],
    ['a headline', { headlines: {} }],
  ])('is none without %s', (_what, more) => {
    expect(read(more)).toBeNull();
  });

  it('has headings, quotes and lists as print has them, and nothing that only a screen shows', () => {
    const content_elements = [
      { type: 'header', level: 3, content: 'What it <i>costs</i>' },
      {
        type: 'quote',
        content_elements: [{ type: 'text', content: 'It is late.' }, { type: 'image' }],
        citation: { content: 'A coach' },
      },
      {
        type: 'list',
        list_type: 'ordered',
        items: [
          { type: 'text', content: 'One' },
          { type: 'text', content: 'Two' },
        ],
      },
      {
        type: 'list',
        list_type: 'unordered',
        items: [
          { type: 'text', content: 'Dot' },
          { type: 'text', content: ' ' },
          { type: 'list', list_type: 'ordered', items: [{ type: 'text', content: 'Inner' }] },
        ],
      },
      { type: 'correction', correction_type: 'clarification', text: 'The vote was Tuesday.' },
      { type: 'text', content: ' <br> ' },
      { type: 'raw_html', content: '<iframe></iframe>' },
      { type: 'video' },
      null,
    ];
    expect(paragraphs({ content_elements })).toEqual([
      'heading: What it costs',
      'quote: It is late.',
      'quote: A coach',
      'text: 1. One',
      'text: 2. Two',
      'text: • Dot',
      'text: 1. Inner',
      'text: Clarification: The vote was Tuesday.',
    ]);
  });

  it('ends with its corrections, as on the site', () => {
    const corrections = [{ correction_type: 'correction', text: 'The name was <b>Ash</b>.' }];
    expect(paragraphs({ corrections })?.at(-1)).toBe('text: Correction: The name was Ash.');
  });

  it('has a group of elements with its title', () => {
    const group = {
      type: 'element_group',
      title: 'What is next',
      content_elements: [{ type: 'text', content: 'Rain.' }],
    };
    expect(paragraphs({ content_elements: [group] })).toEqual([
      'heading: What is next',
      'text: Rain.',
    ]);
  });

  it.each(['http://[', 'javascript:alert(1)', '//', ' '])(
    'never fails for an address that is none: %p',
    (canonical_url) => {
      expect(() => read({ canonical_url })).not.toThrow();
    },
  );

  const image = {
    type: 'image',
    url: 'https://p.example/a.jpg',
    width: 900,
    height: 600,
    caption: 'A gym',
    alt_text: 'Players',
    credits: { by: [{ name: 'Ann Poe' }] },
  };
  it.each([
    ['its picture', { basic: image }],
    ['the first of its gallery', { basic: { type: 'gallery', content_elements: [image] } }],
  ])('names %s, in the size for print, with its words', (_what, promo_items) => {
    expect(read({ promo_items })?.picture).toEqual({
      address: 'https://p.example/a.jpg?print',
      caption: 'A gym',
      alt: 'Players',
      credit: 'Ann Poe',
      width: 900,
      height: 600,
    });
  });

  it('has no picture where it may not be printed', () => {
    const promo_items = { basic: { ...image, url: 'https://p.example/a.gif' } };
    expect(read({ promo_items })?.picture).toBeNull();
  });
});
