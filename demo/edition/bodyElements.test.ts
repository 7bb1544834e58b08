import { bodyElements } from './bodyElements';
import type { Element } from './bodyTools';

const tools = () => {
  let count = 0;
  return {
    file: 'news/example.md',
    id: () => `e${(count += 1)}`,
    picture: (spec: object): Element => ({ type: 'image', spec }),
    gallery: (slug: string): Element => ({ type: 'gallery', slug }),
    video: (slug: string): Element => ({ type: 'video', slug }),
    timestamp: (minutes: number) => `(${minutes} min ago)`,
  };
};
const read = (body: string) => bodyElements(body, tools());

describe('the body of a story, from Markdown to elements (platform §3)', () => {
  it.each([
    [
      'a paragraph',
      'One **bold** word.',
      [{ type: 'text', content: 'One <strong>bold</strong> word.' }],
    ],
    ['a link', 'See [the list](/food/).', [{ content: 'See <a href="/food/">the list</a>.' }]],
    ['quotes of print', `"It's here," she said.`, [{ content: '“It’s here,” she said.' }]],
    ['HTML, which is not taken', 'a <b>tag</b>', [{ content: 'a &lt;b&gt;tag&lt;/b&gt;' }]],
    ['a paragraph over two lines', 'first\nsecond', [{ content: 'first second' }]],
    ['two paragraphs', 'first\n\nsecond', [{ content: 'first' }, { content: 'second' }]],
    [
      'a subhead',
      '## What it *costs*',
      [{ type: 'header', level: 2, content: 'What it <em>costs</em>' }],
    ],
    ['a smaller subhead', '### More', [{ type: 'header', level: 3 }]],
    ['a divider', 'a\n---\nb', [{ content: 'a' }, { type: 'divider' }, { content: 'b' }]],
    ['a bold divider', '---bold', [{ type: 'divider', subtype: 'bold' }]],
    ['a bolder divider', '---bolder', [{ type: 'divider', subtype: 'bolder' }]],
    [
      'a quote with its speaker',
      '> We counted them.\n> — Ines Ocampo, teacher',
      [
        {
          type: 'quote',
          content_elements: [{ type: 'text', content: 'We counted them.' }],
          citation: { type: 'text', content: 'Ines Ocampo, teacher' },
        },
      ],
    ],
    [
      'raw HTML',
      '```raw_html\n<iframe src="/x"></iframe>\n```',
      [
        {
          type: 'raw_html',
          content: '<iframe src="/x"></iframe>',
          additional_properties: { trusted: true },
        },
      ],
    ],
    [
      'an interactive, with its height in px',
      '```interactive 260\n<script>1</script>\n```',
      [
        {
          type: 'raw_html',
          content: '<script>1</script>',
          additional_properties: { height: 260 },
        },
      ],
    ],
    [
      'code, whose empty lines stay',
      '```code python\nprint(1)\n\nprint(2)\n```',
      [{ type: 'code', language: 'python', content: 'print(1)\n\nprint(2)' }],
    ],
    [
      'a newsletter',
      ':::newsletter lets-eat',
      [{ type: 'inline_newsletter', newsletter_id: expect.stringMatching(/^LETS-EAT/) }],
    ],
    [
      'a table with its caption',
      '| Store | Total |\n| --- | ---: |\n| Corner *store* | $112.54 |\nTable: What 22 items cost',
      [
        {
          type: 'table',
          caption: 'What 22 items cost',
          header: [{ content: 'Store' }, { content: 'Total' }],
          rows: [[{ content: 'Corner <em>store</em>' }, { content: '$112.54' }]],
        },
      ],
    ],
    [
      'a rating',
      ':::rating 3.5/4 bells',
      [{ type: 'numeric_rating', numeric_rating: 3.5, min: 0, max: 4, units: 'bells' }],
    ],
    [
      'an endorsement',
      ':::endorsement Go "soon"',
      [{ type: 'endorsement', endorsement: 'Go “soon”' }],
    ],
    [
      'a clarification',
      ':::clarification It was *six*.',
      [
        {
          type: 'correction',
          correction_type: 'clarification',
          text: 'It was <em>six</em>.',
        },
      ],
    ],
    [
      'groups, with a title and without',
      'a\n\n:::group If you go\n- b\n\nc\n:::\n\nd\n\n:::group\ne\n:::',
      [
        { type: 'text', content: 'a' },
        {
          type: 'element_group',
          headlines: { basic: 'If you go' },
          content_elements: [{ type: 'list' }, { type: 'text', content: 'c' }],
        },
        { type: 'text', content: 'd' },
        { type: 'element_group', content_elements: [{ content: 'e' }] },
      ],
    ],
    [
      'a post of another site',
      '```oembed\nurl: https://social.example/1\nprovider: Mastodon\nauthor: A\ntitle: We are "open".\n```',
      [
        {
          type: 'oembed_response',
          raw_oembed: {
            url: 'https://social.example/1',
            provider_name: 'Mastodon',
            author_name: 'A',
            title: 'We are “open”.',
          },
        },
      ],
    ],
    [
      'a recording',
      '```audio\nurl: /a.webm\ntitle: Agnes\nseconds: 18.5\nchapters:\n  - { start: 2, title: One }\n```',
      [
        {
          type: 'audio',
          headlines: { basic: 'Agnes' },
          duration: 18500,
          streams: [{ url: '/a.webm' }],
          additional_properties: { chapters: [{ start: 2, title: 'One' }] },
        },
      ],
    ],
    ['a gallery', ':::gallery shore-in-winter', [{ type: 'gallery', slug: 'shore-in-winter' }]],
    ['a video', ':::video rink-at-dawn', [{ type: 'video', slug: 'rink-at-dawn' }]],
    [
      'a picture',
      '![The pier.](art:shore?seed=3&ratio=16x9&align=left&alt=A+pier&credit=Theo+Marsh+/+Staff)',
      [
        {
          type: 'image',
          alignment: 'left',
          spec: {
            kind: 'shore',
            seed: 3,
            ratio: '16x9',
            alt: 'A pier',
            caption: 'The pier.',
            credit: 'Theo Marsh / Staff',
          },
        },
      ],
    ],
  ])('%s', (_name, body, expected) => {
    expect(read(body)).toMatchObject(expected);
    expect(read(body)).toHaveLength(expected.length);
  });

  it('reads lists, nested and numbered, also right after a paragraph', () => {
    const [text, list] = read('Bring:\n- a hat\n- gloves\n  1. warm\n  2. dry\n- tea');
    expect(text).toMatchObject({ type: 'text', content: 'Bring:' });
    expect(list).toMatchObject({
      type: 'list',
      list_type: 'unordered',
      items: [
        { type: 'text', content: 'a hat' },
        { type: 'text', content: 'gloves' },
        { type: 'list', list_type: 'ordered', items: [{ content: 'warm' }, { content: 'dry' }] },
        { type: 'text', content: 'tea' },
      ],
    });
  });

  it('keeps the marker lines of a live blog as lines of their own (platform §3)', () => {
    const body =
      '## A card\nTimestamp -35m\nPinned\nRelated link: The map | /weather/\n\nWater rises.';
    expect(read(body).map(({ content }) => content)).toEqual([
      'A card',
      'Timestamp (35 min ago)',
      'Pinned',
      'Related link: The map | /weather/',
      'Water rises.',
    ]);
  });

  it('gives every element an id of its own', () => {
    const ids = read('a\n\n- b\n- c\n\n## d').flatMap(({ _id }) => _id);
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    [
      'an unknown art',
      '![x](art:castle?seed=1)',
      'news/example.md: a picture of the body: there is no art "castle"',
    ],
    ['an unknown ratio', '![x](art:shore?ratio=9x1)', 'there is no ratio "9x1"'],
    ['an unknown directive', ':::poll best', 'nothing is named :::poll'],
    [
      'a rating of nothing',
      ':::rating good',
      'news/example.md: a rating is written as 3.5/4 stars',
    ],
    ['a table without header', '| a |\n| b |', 'a table has a line of dashes below its header'],
    ['a recording without address', '```audio\ntitle: A\n```', 'url of audio is missing'],
    ['an unknown newsletter', ':::newsletter nobody', 'there is no newsletter "nobody"'],
  ])('refuses %s and names the file', (_name, body, message) => {
    expect(() => read(body)).toThrow(message);
  });
});
