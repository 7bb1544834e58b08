import { readPrintedStory } from './readPrintedStory';

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
  readPrintedStory(document(more), { origin: ORIGIN, pictureFile: null });
const paragraphs = async (...content_elements: unknown[]) =>
  (await read({ content_elements }))?.paragraphs.map(({ kind, text }) => `${kind}: ${text}`);

describe('a story as it is printed', () => {
  it('has the headline for print, and all its words without markup', async () => {
    expect(await read()).toEqual({
      url: 'https://news.example/news/gyms.html',
      headline: 'Gyms stay open',
      deck: 'A vote of 15-2.',
      byline: 'By Dana Whitlock and Reuben Ash',
      language: 'en-US',
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
  ])('has %s', async (_what, more, expected) => {
    expect(await read(more)).toMatchObject(expected);
  });

  it.each([
    ['an address', { canonical_url: '' }],
    ['a headline', { headlines: {} }],
  ])('is none without %s', async (_what, more) => {
    expect(await read(more)).toBeNull();
  });

  it('has headings, quotes and lists as print has them, and nothing that only a screen shows', async () => {
    expect(
      await paragraphs(
        { type: 'header', level: 3, content: 'What it <i>costs</i>' },
        {
          type: 'quote',
          content_elements: [{ type: 'text', content: 'It is late.' }, { type: 'image' }],
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
        { type: 'text', content: ' <br> ' },
        { type: 'raw_html', content: '<iframe></iframe>' },
        { type: 'video' },
        null,
      ),
    ).toEqual([
      'heading: What it costs',
      'quote: It is late.',
      'text: 1. One',
      'text: 2. Two',
      'text: • Dot',
      'text: 1. Inner',
    ]);
  });

  it.each([
    ['its picture', { basic: { type: 'image' } }],
    [
      'the first of its gallery',
      {
        basic: {
          type: 'gallery',
          content_elements: [
            {
              type: 'image',
              url: 'https://p.example/a.jpg',
              width: 900,
              height: 600,
              caption: 'A gym',
            },
          ],
        },
      },
    ],
  ])('has %s, as it was fetched', async (_what, promo) => {
    const image = {
      type: 'image',
      url: 'https://p.example/a.jpg',
      width: 900,
      height: 600,
      caption: 'A gym',
      alt_text: 'Players',
      credits: { by: [{ name: 'Ann Poe' }] },
    };
    const items = promo.basic.type === 'image' ? { basic: image } : promo;
    const asked: string[] = [];
    const story = await readPrintedStory(document({ promo_items: items }), {
      origin: ORIGIN,
      pictureFile: async ({ url }) => {
        asked.push(url);
        return new Uint8Array([7]);
      },
    });
    expect(asked).toEqual(['https://p.example/a.jpg']);
    expect(story?.picture).toMatchObject({
      caption: 'A gym',
      width: 900,
      height: 600,
      file: new Uint8Array([7]),
    });
  });

  it('is printed without a picture that can’t be had', async () => {
    const promo_items = { basic: { type: 'image', url: 'https://p.example/a.jpg' } };
    const pictureFile = async () => null;
    const story = await readPrintedStory(document({ promo_items }), {
      origin: ORIGIN,
      pictureFile,
    });
    expect(story?.picture).toBeNull();
  });
});
