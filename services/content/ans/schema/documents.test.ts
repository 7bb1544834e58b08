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
});

describe('a bad document is refused with the path of the fault', () => {
  const cases: [string, JsonObject, string][] = [
    [
      'an embargo without a moment',
      story('a', { content_restrictions: { embargo: { active: true, end_time: false } } }),
      '/content_restrictions/embargo/end_time: must be a date-time string',
    ],
    [
      'a date that is none',
      story('a', { display_date: 'yesterday' }),
      '/display_date: must be a date-time string',
    ],
    [
      'a version of long ago',
      story('a', { version: '0.5.2' }),
      '/version: must be a version of ANS from 0.10.0 to 0.10.12',
    ],
    [
      'a version that does not exist',
      story('a', { version: '0.10.13' }),
      '/version: must be a version of ANS from 0.10.0 to 0.10.12',
    ],
    [
      'an unknown key',
      story('a', { headline: 'x' }),
      '/headline: is not a key that ANS knows here',
    ],
    [
      'headlines without basic',
      story('a', { headlines: { web: 'x' } }),
      '/headlines/basic: is required',
    ],
    [
      'a headline of the wrong kind',
      story('a', { headlines: { basic: 1 } }),
      '/headlines/basic: must be a string',
    ],
    [
      'elements that are no list',
      story('a', { content_elements: {} }),
      '/content_elements: must be a list',
    ],
    [
      'a text without content',
      withElements({ type: 'text' }),
      '/content_elements/0/content: is required',
    ],
    [
      'a drop cap that is none',
      withElements({ type: 'text', content: '', block_properties: { dropcap: 'word' } }),
      '/content_elements/0/block_properties/dropcap: must be "letter"',
    ],
    [
      'an unknown element',
      withElements({ type: 'text', content: '' }, { type: 'hologram' }),
      '/content_elements/1/type: is not a type of element that ANS knows',
    ],
    [
      'an element without a type',
      withElements({ content: '' }),
      '/content_elements/0/type: is required',
    ],
    [
      'a fault within a quote',
      withElements({
        type: 'quote',
        content_elements: [{ type: 'header', content: '', level: 'two' }],
      }),
      '/content_elements/0/content_elements/0/level: must be a whole number',
    ],
    [
      'an alignment that is none',
      withElements(picture({ alignment: 'top' })),
      '/content_elements/0/alignment: must be one of "left", "right", "center"',
    ],
    [
      'a section with further keys',
      story('a', {
        taxonomy: { sections: [{ type: 'section', version: '0.10.9', name: 'A', foo: 1 }] },
      }),
      '/taxonomy/sections/0/foo: is not a key that ANS knows here',
    ],
    [
      'a reference without an id',
      story('a', { taxonomy: { primary_section: { type: 'reference', referent: {} } } }),
      '/taxonomy/primary_section/referent/id: is required',
    ],
    [
      'a distributor by reference without a mode',
      story('a', { distributor: { reference_id: 'x' } }),
      '/distributor/mode: is required',
    ],
    [
      'a category of distributor that is none',
      story('a', { distributor: { category: 'aliens' } }),
      '/distributor/category: must be one of "staff", "wires", "freelance", "stock", "handout", "other"',
    ],
    [
      'an author without a name',
      story('a', { credits: { by: [{ type: 'author' }] } }),
      '/credits/by/0/name: is required',
    ],
    [
      'a focal point outside of the picture',
      picture({ _id: 'a', focal_point: { x: 1201, y: 3 } }),
      '/focal_point/x: must lie within the picture, from 0 to 1200',
    ],
    [
      'a focal point without a number',
      picture({ _id: 'a', focal_point: { x: 1, y: null } }),
      '/focal_point/y: must be a number',
    ],
    [
      'a width that is no whole number',
      picture({ _id: 'a', width: 1.5 }),
      '/width: must be a whole number',
    ],
    [
      'an alias with capitals',
      story('a', { content_aliases: ['A B'] }),
      '/content_aliases/0: must begin with a letter and hold only a-z, 0-9 and hyphens',
    ],
    [
      'an audio without streams',
      { _id: 'a', type: 'audio', version: '0.10.9' },
      '/streams: is required',
    ],
    [
      'a link list without links',
      withElements({ type: 'link_list', items: [] }),
      '/content_elements/0/items: must hold at least 1 item',
    ],
    [
      'a signature that cannot be one',
      picture({ _id: 'a', auth: { '1': 'aaaaaaaaaaaaa' } }),
      '/auth: must hold signatures of 64 letters and digits, by the numbers of their keys',
    ],
    [
      'a redirect to nowhere',
      { type: 'redirect', version: '0.10.12', canonical_url: '/a' },
      '/redirect_url: is required',
    ],
    [
      'an address without a street',
      story('a', { address: { post_office_box: '1' } }),
      '/address/street_address: is required beside post_office_box',
    ],
  ];
  it.each(cases)('%s', (_name, document, fault) => {
    expect(faultsOf(document)).toContain(fault);
  });
});
