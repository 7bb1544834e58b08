import { readContentElements } from './readContentElements';
import { readContext } from './readContext';

const read = (...elements: unknown[]) => {
  const context = readContext({});
  return { elements: readContentElements(elements, context), deviations: context.deviations };
};

describe('readContentElements', () => {
  it.each([
    [
      'text',
      { _id: '1', type: 'text', content: 'a<script>x</script>' },
      { type: 'text', _id: '1', content: 'a' },
    ],
    [
      'centred text',
      { type: 'text', content: 'a', alignment: 'center' },
      { type: 'text', _id: '', content: 'a', alignment: 'center' },
    ],
    [
      'text centred by a style',
      { type: 'text', content: '<p style="text-align: center">a</p>' },
      { type: 'text', _id: '', content: 'a', alignment: 'center' },
    ],
    [
      'a drop cap',
      { type: 'text', content: 'a', block_properties: { dropcap: 'letter' } },
      { type: 'text', _id: '', content: 'a', dropcap: true },
    ],
    [
      'a header, which never is the h1',
      { type: 'header', level: '1', content: 'H' },
      { type: 'header', _id: '', level: 2, content: 'H' },
    ],
    [
      'a deep header',
      { type: 'header', level: 9, content: 'H' },
      { type: 'header', _id: '', level: 6, content: 'H' },
    ],
    [
      'lists within lists',
      {
        type: 'list',
        list_type: 'ordered',
        items: [
          { type: 'text', content: 'a' },
          { type: 'list', items: ['b'] },
        ],
      },
      {
        type: 'list',
        _id: '',
        ordered: true,
        items: [{ content: 'a' }, { ordered: false, items: [{ content: 'b' }] }],
      },
    ],
    ['a divider', { type: 'divider' }, { type: 'divider', _id: '', style: 'standard' }],
    [
      'a bolder divider',
      { type: 'divider', additional_properties: { style: 'bolder' } },
      { type: 'divider', _id: '', style: 'bolder' },
    ],
    [
      'harmless raw HTML',
      { type: 'raw_html', content: '<table><tr><td>1</td></tr></table>' },
      {
        type: 'raw_html',
        _id: '',
        trusted: true,
        content: '<table><tr><td>1</td></tr></table>',
      },
    ],
    [
      'active raw HTML',
      { type: 'raw_html', content: '<div onclick="x()">1</div>' },
      { type: 'raw_html', _id: '', trusted: false, content: '<div onclick="x()">1</div>' },
    ],
    [
      'a frame with its height',
      { type: 'raw_html', content: '<iframe src="https://x.org" height="480"></iframe>' },
      {
        type: 'raw_html',
        _id: '',
        trusted: false,
        height: 480,
        content: '<iframe src="https://x.org" height="480"></iframe>',
      },
    ],
    [
      'trusted raw HTML without its scripts',
      {
        type: 'raw_html',
        content: '<p>1</p><script>x()</script>',
        additional_properties: { trusted: true },
      },
      { type: 'raw_html', _id: '', trusted: true, content: '<p>1</p>' },
    ],
    [
      'code as it is',
      { type: 'code', content: '<b>\n', language: 'html' },
      { type: 'code', _id: '', language: 'html', content: '<b>\n' },
    ],
    [
      'a newsletter',
      { type: 'inline_newsletter', newsletter_id: 'lets-eat' },
      { type: 'inline_newsletter', _id: '', newsletterId: 'lets-eat' },
    ],
    [
      'a newsletter as embed',
      {
        type: 'custom_embed',
        subtype: 'inline_newsletter',
        embed: { config: { newsletter_id: 'lets-eat' } },
      },
      { type: 'inline_newsletter', _id: '', newsletterId: 'lets-eat' },
    ],
    [
      'a quote within a quote',
      {
        type: 'quote',
        subtype: 'pullquote',
        content_elements: [
          { type: 'text', content: 'a' },
          { type: 'quote', content_elements: [{ type: 'text', content: 'b' }] },
        ],
        citation: { type: 'text', content: 'C; <em>D</em>' },
      },
      {
        type: 'quote',
        _id: '',
        style: 'pullquote',
        content: '<p>a</p><p>b</p>',
        citation: 'C; <em>D</em>',
      },
    ],
    [
      'an old blockquote',
      { type: 'blockquote', content: '<i>a</i>' },
      { type: 'quote', _id: '', style: 'blockquote', content: '<p><i>a</i></p>', citation: '' },
    ],
    [
      'a correction',
      { type: 'correction', text: 'a' },
      { type: 'correction', _id: '', correctionType: 'correction', text: 'a' },
    ],
    [
      'a link',
      { type: 'interstitial_link', url: '/a.html', content: 'A' },
      { type: 'interstitial_link', _id: '', url: '/a.html', content: 'A' },
    ],
    [
      'a story within the story',
      { type: 'story', canonical_url: '/a.html', headlines: { basic: 'A < B' } },
      { type: 'interstitial_link', _id: '', url: '/a.html', content: 'A &lt; B' },
    ],
    [
      'a table',
      { type: 'table', header: [{ content: 'h' }], rows: [[{ content: '1' }]] },
      {
        type: 'raw_html',
        _id: '',
        trusted: true,
        content:
          '<table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      },
    ],
  ])('reads %s', (_name, raw, expected) => {
    expect(read(raw)).toEqual({ elements: [expected], deviations: [] });
  });

  it('reads pictures, videos and galleries', () => {
    const { elements } = read(
      { type: 'image', url: '/a.jpg', alignment: 'left' },
      { type: 'video', youtube_content_id: 'nKW3wvhnZoE' },
      { type: 'gallery', content_elements: [{ type: 'image', url: '/a.jpg' }, null] },
    );
    expect(elements).toMatchObject([
      { type: 'image', alignment: 'left' },
      { type: 'video', youtubeId: 'nKW3wvhnZoE' },
      { type: 'gallery', images: [{ url: '/a.jpg' }], total: 1 },
    ]);
  });

  it('keeps groups together and opens lists of links', () => {
    const { elements } = read(
      { type: 'element_group', content_elements: [{ type: 'text', content: 'a' }] },
      { type: 'link_list', items: [{ url: '/b.html', content: 'b' }] },
    );
    expect(elements.map(({ type }) => type)).toEqual(['element_group', 'interstitial_link']);
  });

  it('drops empty paragraphs without a word', () => {
    expect(read({ type: 'text', content: '<br/>' }, { type: 'text', content: '&nbsp; ' })).toEqual({
      elements: [],
      deviations: [],
    });
  });

  it.each([
    [
      'an unknown type',
      { type: 'reference' },
      'content_elements[0]: unknown type "reference" skipped',
    ],
    [
      'a name of Object',
      { type: 'constructor' },
      'content_elements[0]: unknown type "constructor" skipped',
    ],
    ['no type', {}, 'content_elements[0]: unknown type "" skipped'],
    ['null', null, 'content_elements[0]: unknown type "" skipped'],
    [
      'a picture without address',
      { type: 'image' },
      'content_elements[0]: image without usable content skipped',
    ],
    [
      'an empty list',
      { type: 'list', items: null },
      'content_elements[0]: list without usable content skipped',
    ],
  ])('skips and records %s', (_name, raw, deviation) => {
    expect(read(raw)).toEqual({ elements: [], deviations: [deviation] });
  });

  it('takes trusted HTML of a prepared document as it is, but never a frame in it', () => {
    const context = readContext({ additional_properties: { prepared: true } });
    const html = (content: string, trusted: boolean) => ({
      type: 'raw_html',
      content,
      additional_properties: { trusted },
    });
    const raw = [
      html('<p style="color:red">1</p>', true),
      html('<p style="color:red">2</p>', false),
      html('<p>3</p>', false),
      html('<iframe src="https://x.org"></iframe>', true),
    ];
    expect(readContentElements(raw, context)).toMatchObject([
      { content: '<p style="color:red">1</p>', trusted: true },
      { trusted: false },
      { content: '<p>3</p>', trusted: true },
      { trusted: false },
    ]);
  });

  it('takes prepared text as it is', () => {
    const context = readContext({ additional_properties: { prepared: true } });
    const raw = [{ type: 'text', content: '<x-y>a</x-y>' }];
    expect(readContentElements(raw, context)).toMatchObject([{ content: '<x-y>a</x-y>' }]);
  });
});
