import fc from 'fast-check';
import { ADDRESSES, MARKER, MARKUP, ODD_TEXTS, WRONG_TYPES } from './values';

const SCRIPT = `window.${MARKER}=1`;
const IMAGE = `<img src=x onerror="${SCRIPT}">`;

/** Markup that browsers read otherwise than sanitizers do, or that means another thing once moved. */
const MUTATING: readonly string[] = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${IMAGE.replaceAll('"', '&quot;')}">`,
  `<svg></p><style><a id="</style>${IMAGE.replaceAll('"', '')}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMAGE}`,
  `<noscript><p title="</noscript>${IMAGE.replaceAll('"', '')}">`,
  `<select><template><style><!--</style><a rel="--></style></template></select>${IMAGE}">`,
  `<svg><foreignObject><iframe srcdoc="&lt;script&gt;${SCRIPT}&lt;/script&gt;"></iframe></foreignObject></svg>`,
  `<svg><animate xlink:href=#a attributeName=href values=javascript:${SCRIPT} /><a id=a>x</a></svg>`,
  `<iframe srcdoc="<script>${SCRIPT}</script>" sandbox="allow-scripts allow-same-origin"></iframe>`,
  `<xmp>${IMAGE}</xmp><plaintext>${IMAGE}`,
  `<textarea><script>${SCRIPT}</script></textarea><title>${IMAGE}</title>`,
  `<a href="&#x6A;&#97;vascript&colon;${SCRIPT}">a</a>`,
  `<a href="\u0001java\u0000script:${SCRIPT}">a</a>`,
  `<a href=" data:text/html;base64,PHNjcmlwdD4=">a</a>`,
  `<details open ontoggle=${SCRIPT}>a</details>`,
  `<p style="position:fixed;inset:0;background:url(javascript:${SCRIPT})">a</p>`,
  `<style>@import 'https://evil.example/a.css';</style><link rel=stylesheet href=//evil.example>`,
  `<base href=//evil.example/><meta http-equiv=refresh content="0;url=javascript:${SCRIPT}">`,
  `<object data="javascript:${SCRIPT}"></object><embed src="data:text/html,x">`,
  `<img src="x\`\`<script>${SCRIPT}</script>">`,
  '<div id=__proto__ name=body><form id=document><input name=querySelector>',
  '\u202E<b>evil</b>\u202C\u2066',
  '<p>'.repeat(2000),
  '<a href="https://x.example/">'.repeat(500),
  '<!--<![CDATA[</p><?xml ?>',
];

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 4, arbitrary: fc.constantFrom(...MUTATING) },
  { weight: 2, arbitrary: fc.constantFrom(...ADDRESSES) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** The type of each element, and what it holds. `*` is anything. */
const SHAPES: Record<string, readonly string[]> = {
  text: ['content', 'alignment', 'block_properties'],
  header: ['content', 'level'],
  list: ['items', 'list_type'],
  image: [
    'url',
    'auth',
    'width',
    'height',
    'caption',
    'alt_text',
    'credits',
    'focal_point',
    'link',
  ],
  video: ['streams', 'youtube_content_id', 'headlines', 'subtitles', 'promo_image', 'duration'],
  audio: ['streams', 'headlines', 'duration', 'promo_image', 'description'],
  gallery: ['content_elements', 'headlines'],
  divider: ['subtype'],
  raw_html: ['content'],
  code: ['content', 'language'],
  inline_newsletter: ['newsletter_id'],
  custom_embed: ['subtype', 'embed'],
  oembed_response: ['raw_oembed', 'referent', 'subtype'],
  oembed: ['raw_oembed', 'url'],
  quote: ['content_elements', 'citation', 'subtype', 'content'],
  blockquote: ['content'],
  table: ['header', 'rows', 'caption'],
  interstitial_link: ['url', 'content'],
  link_list: ['items'],
  correction: ['text', 'correction_type'],
  numeric_rating: ['numeric_rating', 'min', 'max', 'units'],
  endorsement: ['endorsement'],
  element_group: ['content_elements', 'headlines'],
  reference: ['referent'],
  story: ['headlines', 'canonical_url'],
  hologram: ['content'],
};

const { element, value } = fc.letrec<{ element: unknown; value: unknown }>((tie) => ({
  element: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 1, arbitrary: fc.constantFrom(...WRONG_TYPES) },
    {
      weight: 9,
      arbitrary: fc.constantFrom(...Object.keys(SHAPES)).chain((type) =>
        fc.record(
          {
            type: fc.constant(type),
            _id: fc.oneof(fc.constant('same'), texts),
            additional_properties: fc.oneof(
              fc.record({ trusted: fc.boolean(), height: tie('value'), chapters: tie('value') }),
              tie('value'),
            ),
            ...Object.fromEntries((SHAPES[type] ?? []).map((name) => [name, tie('value')])),
          },
          { requiredKeys: ['type'] },
        ),
      ),
    },
  ),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: texts },
    { weight: 2, arbitrary: fc.constantFrom(...WRONG_TYPES) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 2, arbitrary: fc.array(tie('element'), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(fc.array(texts, { maxLength: 4 }), { maxLength: 4 }) },
    {
      weight: 2,
      arbitrary: fc.record(
        Object.fromEntries(
          'id url type provider referent html content basic name by text width author_name provider_name title config src'
            .split(' ')
            .map((name) => [name, texts]),
        ),
        { requiredKeys: [] },
      ),
    },
  ),
}));

/** A document like one of ANS, of which any part may be anything. */
export const hostileDocuments: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    _id: fc.oneof(
      { weight: 3, arbitrary: fc.constant('hostile') },
      { weight: 1, arbitrary: value },
    ),
    type: fc.constantFrom('story', 'story', 'story', 'gallery', 'video'),
    version: fc.oneof(fc.constant('0.10.9'), value),
    subtype: fc.oneof(
      fc.constantFrom('regular', 'longform', 'longformlight-v2', 'live', 'innovation-2'),
      value,
    ),
    canonical_url: fc.oneof(fc.constant('/news/a.html'), texts),
    headlines: value,
    description: value,
    credits: value,
    taxonomy: value,
    promo_items: value,
    label: value,
    display_date: value,
    first_publish_date: value,
    related_content: value,
    corrections: fc.oneof(
      fc.array(fc.record({ text: texts, correction_type: value }), { maxLength: 3 }),
      value,
    ),
    content_elements: fc.oneof(
      { weight: 9, arbitrary: fc.array(element, { minLength: 1, maxLength: 12 }) },
      { weight: 1, arbitrary: value },
    ),
    additional_properties: fc.oneof(fc.constant({ prepared: true }), value),
  },
  { requiredKeys: ['type', 'content_elements'] },
);

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => wrap(inner), []);

const story = (content_elements: unknown): Record<string, unknown> => ({
  _id: 'extreme',
  type: 'story',
  version: '0.10.9',
  canonical_url: '/news/extreme.html',
  headlines: { basic: 'Extreme' },
  content_elements,
});

/** Documents of sizes and depths that chance does not make, by what is extreme about them. */
export const extremeDocuments: readonly [string, Record<string, unknown>][] = [
  [
    '5,000 elements of all types',
    story(
      Array.from({ length: 5000 }, (_, index) => {
        const types = Object.keys(SHAPES);
        const type = types[index % types.length] ?? 'text';
        const text = MUTATING[index % 12];
        return {
          type,
          content: text,
          url: '/a.jpg',
          items: [text],
          rows: [[text, index]],
          text,
          numeric_rating: 3,
          endorsement: text,
          streams: [{ url: '/a.mp3' }, { url: '/a.mp4' }],
          content_elements: [{ type: 'text', content: text }],
          raw_oembed: { url: 'https://x.example/1', html: text, title: text },
        };
      }),
    ),
  ],
  [
    '5,000 elements of types nobody knows',
    story(Array.from({ length: 5000 }, (_, n) => ({ type: `t${n}` }))),
  ],
  ['a paragraph of 1 MB', story([{ type: 'text', content: 'word '.repeat(200_000) }])],
  ['a paragraph of 3,000 open tags', story([{ type: 'text', content: '<b>'.repeat(3000) }])],
  ['100,000 brackets', story([{ type: 'raw_html', content: '<'.repeat(100_000) }])],
  [
    'a script of 500 kB',
    story([{ type: 'raw_html', content: `<script>${'//x '.repeat(125_000)}</script>` }]),
  ],
  [
    'groups in groups, 50 deep',
    story(nested(50, (inner) => [{ type: 'element_group', content_elements: inner }])),
  ],
  [
    'groups in groups, 1,000 deep',
    story(nested(1000, (inner) => [{ type: 'element_group', content_elements: inner }])),
  ],
  ['lists in lists, 1,000 deep', story(nested(1000, (items) => [{ type: 'list', items }]))],
  [
    'quotes in quotes, 1,000 deep',
    story(nested(1000, (inner) => [{ type: 'quote', content_elements: inner }])),
  ],
  [
    'a table of 1,000 uneven rows',
    story([
      {
        type: 'table',
        header: Array.from({ length: 1000 }, () => 'h'),
        rows: Array.from({ length: 1000 }, (_, n) => Array.from({ length: n % 90 }, () => '<b>1')),
      },
    ]),
  ],
  [
    'references to itself',
    story([
      { type: 'reference', referent: { type: 'story', id: 'extreme' } },
      {
        $ref: '#',
        type: 'story',
        _id: 'extreme',
        content_elements: [{ $ref: '#/content_elements' }],
      },
    ]),
  ],
  [
    'a gallery of 2,000 pictures',
    {
      ...story(Array.from({ length: 2000 }, () => ({ type: 'image', url: '/a.jpg' }))),
      type: 'gallery',
    },
  ],
];
