import { picture, reference, story, withElements } from '../../testing/documents';
import { checkAnsDocument } from '../checkAnsDocument';
import type { Json, JsonObject } from '../json';

function faultsOf(document: unknown): string[] {
  const check = checkAnsDocument(document);
  return check.ok ? [] : check.errors.map(({ path, message }) => `${path}: ${message}`);
}

describe('versions', () => {
  const versions = Array.from({ length: 13 }, (_item, patch) => `0.10.${patch}`);
  it.each(versions)('takes ANS %s', (version) => {
    expect(faultsOf(story('a', { version }))).toEqual([]);
  });
});

describe('a good document', () => {
  const documents: [string, JsonObject][] = [
    [
      'a story with nothing but its type and headline',
      { type: 'story', version: '0.10.0', headlines: { basic: 'News' } },
    ],
    [
      'an image',
      picture({ _id: 'a', focal_point: { x: 1200, y: 0 }, auth: { '1': 'a1'.repeat(32) } }),
    ],
    [
      'a video',
      {
        ...story('v'),
        content_elements: undefined,
        type: 'video',
        duration: 1000,
        streams: [{ url: 'x', bitrate: 1 }],
      } as unknown as JsonObject,
    ],
    ['a gallery', { ...story('g'), type: 'gallery', content_elements: [picture()] }],
    [
      'a collection',
      {
        ...story('c'),
        type: 'collection',
        content_elements: [{ type: 'promo_reference', referent: { type: 'story', id: 'a' } }],
      },
    ],
    [
      'an audio',
      { _id: 'a', type: 'audio', version: '0.10.9', streams: [{ url: 'https://a.example/b.mp3' }] },
    ],
    ['an author', { _id: 'jane', type: 'author', name: 'Jane Doe', email: 'jane@a.example' }],
    [
      'references to author and section',
      story('r', {
        credits: { by: [reference('author', 'jane')] },
        taxonomy: {
          primary_section: reference('section', '/news'),
          sections: [{ type: 'section', version: '0.10.9', name: 'News' }],
        },
      }),
    ],
    [
      'promo items of several kinds',
      story('p', {
        promo_items: {
          basic: picture(),
          lead: reference('image', 'x'),
          map: { type: 'raw_html', content: '<p>' },
        },
      }),
    ],
    [
      'a redirect',
      { type: 'redirect', version: '0.10.12', canonical_url: '/a', redirect_url: '/b' },
    ],
    [
      'a key that is taken away',
      story('n', { subtype: null, headlines: { basic: 'A', web: null } }),
    ],
    [
      'an embed that refers to something',
      withElements({
        type: 'custom_embed',
        embed: { id: '1', url: 'https://a.example', config: { referent: { id: '2' } } },
      }),
    ],
    [
      'a distributor by reference',
      story('d', { distributor: { reference_id: 'x', mode: 'reference' } }),
    ],
  ];
  it.each(documents)('%s', (_name, document) => {
    expect(faultsOf(JSON.parse(JSON.stringify(document)))).toEqual([]);
  });

  const elements: JsonObject[] = [
    { type: 'text', content: 'a', block_properties: { dropcap: 'letter' } },
    { type: 'header', content: 'a', level: 2 },
    {
      type: 'list',
      list_type: 'ordered',
      items: [
        { type: 'text', content: 'a' },
        { type: 'list', items: [] },
      ],
    },
    { type: 'video', streams: [] },
    { type: 'gallery', content_elements: [] },
    { type: 'audio', streams: [] },
    { type: 'story' },
    { type: 'author', name: 'Jane Doe' },
    { type: 'inline_newsletter', newsletter_id: 'CLOUT' },
    {
      type: 'quote',
      content_elements: [{ type: 'text', content: 'a' }],
      citation: { type: 'text', content: 'b' },
    },
    { type: 'blockquote', content: 'a' },
    {
      type: 'table',
      header: [{ type: 'text', content: 'a' }],
      rows: [[{ type: 'text', content: 'b' }]],
    },
    { type: 'divider' },
    { type: 'raw_html', content: '<p>' },
    { type: 'code', content: 'a', language: 'python' },
    {
      type: 'oembed_response',
      raw_oembed: {},
      referent: { id: '1', provider: 'https://a.example' },
    },
    { type: 'interstitial_link', url: 'https://a.example', content: 'a' },
    { type: 'correction', text: 'a', correction_type: 'clarification' },
    { type: 'numeric_rating', numeric_rating: 4.5, min: 0, max: 5, units: 'stars' },
    { type: 'endorsement', endorsement: 'Recommended' },
    { type: 'element_group', content_elements: [picture()] },
    {
      type: 'custom_embed',
      embed: { id: '1', url: 'https://a.example', config: { team: 'eagles' } },
    },
    {
      type: 'link_list',
      title: 'More',
      items: [{ type: 'interstitial_link', url: '/a', content: 'A' }],
    },
    reference('gallery', 'g'),
    picture({ alignment: 'left' }),
    { type: 'inline_newsletter', newsletter_id: 'lets-eat' },
  ];
  it.each(elements.map((element) => [element.type, element]))(
    'may hold an element: %s',
    (_type, element) => {
      expect(faultsOf(withElements(element as Json))).toEqual([]);
    },
  );

  it.each<[type: string, needs: string[]]>([
    ['text', ['content']],
    ['header', ['content']],
    ['blockquote', ['content']],
    ['quote', ['content_elements']],
    ['table', ['rows']],
    ['raw_html', ['content']],
    ['code', ['content', 'language']],
    ['correction', ['text']],
    ['interstitial_link', ['url', 'content']],
    ['link_list', ['items']],
    ['numeric_rating', ['numeric_rating']],
    ['endorsement', ['endorsement']],
    ['element_group', ['content_elements']],
    ['custom_embed', ['embed']],
    ['reference', ['referent']],
  ])('holds no element %s without %p', (type, needs) => {
    const whole = elements.find((element) => element.type === type);
    for (const key of needs) {
      const rest = Object.fromEntries(Object.entries(whole!).filter(([name]) => name !== key));
      const faults = faultsOf(withElements(rest)).join();
      expect([key, faults]).toEqual([key, expect.stringContaining(key)]);
    }
  });

  it.each<[what: string, element: Json]>([
    ['a content that is no text', { type: 'text', content: 7 }],
    [
      'a drop cap of no letter',
      { type: 'text', content: 'a', block_properties: { dropcap: 'word' } },
    ],
    ['a level that is no number', { type: 'header', content: 'a', level: 'two' }],
    ['half a level', { type: 'header', content: 'a', level: 1.5 }],
    ['items that are no list', { type: 'list', items: { type: 'text', content: 'a' } }],
    ['rows of what is no text', { type: 'table', rows: [[{ type: 'text' }]] }],
    ['a header of what is no text', { type: 'table', header: ['a'], rows: [] }],
    ['a rating in words', { type: 'numeric_rating', numeric_rating: 'four' }],
    ['an embed without its address', { type: 'custom_embed', embed: { id: '1' } }],
    ['an embed without its id', { type: 'custom_embed', embed: { id: '', url: '/a' } }],
    [
      'an embed that says its type twice',
      { type: 'custom_embed', embed: { id: '1', url: '/a', config: { type: 'x' } } },
    ],
    ['a reference to nothing', { type: 'reference', referent: { type: 'image' } }],
    [
      'a promo of a type that can’t be one',
      { type: 'promo_reference', referent: { type: 'author', id: 'a' } },
    ],
    [
      'an answer of a provider without its name',
      { type: 'oembed_response', referent: { id: '1' } },
    ],
  ])('takes no element with %s', (_what, element) => {
    expect(faultsOf(withElements(element)).length).toBeGreaterThan(0);
  });

  const link = { type: 'interstitial_link', url: '/a', content: 'A' };
  it.each<[string, Json]>([
    ['no links', { type: 'link_list', items: [] }],
    ['more than 10', { type: 'link_list', items: Array.from({ length: 11 }, () => link) }],
    ['what is no link', { type: 'link_list', items: [{ type: 'divider' }] }],
    ['no list', { type: 'link_list', title: 'More' }],
    ['a title that is no text', { type: 'link_list', title: 7, items: [link] }],
  ])('may hold no list of links with %s', (_what, element) => {
    expect(faultsOf(withElements(element)).length).toBeGreaterThan(0);
  });
});
