import { readContentElements } from './readContentElements';
import { readContext } from './readContext';

const read = (...elements: unknown[]) => {
  const context = readContext();
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
      'raw HTML with a picture of another host, which is asked in a frame only',
      { type: 'raw_html', content: '<img src="https://x.org/a.png">' },
      { type: 'raw_html', _id: '', trusted: false, content: '<img src="https://x.org/a.png">' },
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
      'a correction',
      { type: 'correction', text: 'a' },
      { type: 'correction', _id: '', correctionType: 'correction', text: 'a' },
    ],
    [
      'a table',
      {
        type: 'table',
        additional_properties: { caption: 'Totals' },
        header: [{ content: 'h' }, 'i'],
        rows: [[{ content: '<b>1</b>' }, { content: 2 }], [], ['']],
      },
      {
        type: 'table',
        _id: '',
        caption: 'Totals',
        header: ['h', 'i'],
        rows: [['<b>1</b>', '2']],
      },
    ],
    [
      'a table without header',
      { type: 'table', header: [{ content: '' }], rows: [['a']] },
      { type: 'table', _id: '', caption: '', header: [], rows: [['a']] },
    ],
    [
      'a rating',
      { type: 'numeric_rating', numeric_rating: '3.5', max: 4, units: 'bells' },
      { type: 'numeric_rating', _id: '', rating: 3.5, min: 0, max: 4, units: 'bells' },
    ],
    [
      'a rating that says nothing else, of 5 stars',
      { type: 'numeric_rating', numeric_rating: 2 },
      { type: 'numeric_rating', _id: '', rating: 2, min: 0, max: 5, units: 'stars' },
    ],
    [
      'an endorsement',
      { type: 'endorsement', endorsement: '<i>Recommended</i>' },
      { type: 'endorsement', _id: '', endorsement: 'Recommended' },
    ],
    [
      'a group with a title',
      {
        type: 'element_group',
        headlines: { basic: 'What to know' },
        content_elements: [{ type: 'text', content: 'a' }],
      },
      {
        type: 'element_group',
        _id: '',
        title: 'What to know',
        elements: [{ type: 'text', _id: '', content: 'a' }],
      },
    ],
    [
      'a divider as embed',
      { type: 'custom_embed', subtype: 'divider', embed: { config: { style: 'bold' } } },
      { type: 'divider', _id: '', style: 'bold' },
    ],
    [
      'a table as embed',
      { type: 'custom_embed', subtype: 'table', embed: { config: { rows: [['a']] } } },
      { type: 'table', _id: '', caption: '', header: [], rows: [['a']] },
    ],
  ])('reads %s', (_name, raw, expected) => {
    expect(read(raw)).toEqual({ elements: [expected], deviations: [] });
  });

  it('leaves a call-to-action card to its block, without a word (widgets §5)', () => {
    expect(read({ type: 'custom_embed', subtype: 'cta-card' })).toEqual({
      elements: [],
      deviations: [],
    });
  });

  it('holds a table to what a page can hold', () => {
    const rows = Array.from({ length: 1200 }, () => Array.from({ length: 60 }, () => 'a'));
    const { elements, deviations } = read({ type: 'table', rows });
    const [table] = elements;
    expect(table?.type === 'table' && [table.rows.length, table.rows[0]?.length]).toEqual([
      500, 30,
    ]);
    expect(deviations).toEqual(['table: cut at 500 rows']);
  });

  it('leaves out a paragraph beyond what anybody writes, and says so', () => {
    const content = 'word '.repeat(300_000);
    const { elements, deviations } = read({ type: 'text', content });
    expect(elements).toEqual([]);
    expect(deviations).toEqual([expect.stringMatching(/^rich text: .+, skipped$/)]);
  });

  it('lists only the first deviations of a very broken document', () => {
    const broken = Array.from({ length: 5000 }, (_, n) => ({ type: `t${n}` }));
    expect(read(...broken).deviations).toHaveLength(100);
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
      'an embed of our newsroom that nobody shows',
      { type: 'custom_embed', subtype: 'hologram' },
      'content_elements[0]: unknown type "custom_embed/hologram" skipped',
    ],
    [
      'a name that is no name',
      { type: `"\n${'x'.repeat(100)}` },
      `content_elements[0]: unknown type "??${'x'.repeat(38)}" skipped`,
    ],
    [
      'a rating beyond its bounds',
      { type: 'numeric_rating', numeric_rating: 9 },
      'content_elements[0]: numeric_rating without usable content skipped',
    ],
    [
      'a rating below its bounds',
      { type: 'numeric_rating', numeric_rating: 1, min: 2, max: 5 },
      'content_elements[0]: numeric_rating without usable content skipped',
    ],
    [
      'a table of nothing',
      { type: 'table', rows: [[''], 'x'] },
      'content_elements[0]: table without usable content skipped',
    ],
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

  it.each([
    [{ provider_name: 'YouTube', url: 'https://youtu.be/nKW3wvhnZoE' }, 'video'],
    [{ url: 'https://youtu.be/nKW3wvhnZoE' }, 'video'],
    [{ provider_name: 'Social', url: 'https://youtu.be/nKW3wvhnZoE' }, 'oembed'],
    [{ provider_name: 'Social', url: 'https://social.example/1' }, 'oembed'],
  ])('an embed of %j is a %s', (raw_oembed, type) => {
    expect(read({ type: 'oembed_response', raw_oembed }).elements).toMatchObject([{ type }]);
  });

  it.each([
    ['language', { type: 'code', content: 'a', additional_properties: { language: 'sql' } }, 'sql'],
    ['language', { type: 'code', content: 'a', subtype: 'css' }, 'css'],
    ['newsletterId', { type: 'inline_newsletter', newsletterId: 'n' }, 'n'],
    [
      'newsletterId',
      { type: 'inline_newsletter', additional_properties: { newsletter_id: 'n' } },
      'n',
    ],
    ['newsletterId', { type: 'inline_newsletter', embed: { config: { newsletter_id: 'n' } } }, 'n'],
    ['newsletterId', { type: 'inline_newsletter', embed: { id: 'n' } }, 'n'],
    ['newsletterId', { type: 'inline_newsletter', content: 'n' }, 'n'],
    ['style', { type: 'divider', subtype: 'bold' }, 'bold'],
    ['style', { type: 'divider', style: 'bolder' }, 'bolder'],
    ['style', { type: 'divider', additional_properties: { style: 'bold' } }, 'bold'],
    ['style', { type: 'divider', additional_properties: { dividerType: 'bolder' } }, 'bolder'],
    ['style', { type: 'divider', embed: { config: { style: 'bold' } } }, 'bold'],
    ['style', { type: 'divider', style: 'dotted' }, 'standard'],
  ])('finds the %s where %j has it: %s', (key, raw, value) => {
    expect(read(raw).elements).toEqual([expect.objectContaining({ [key]: value })]);
  });
});
