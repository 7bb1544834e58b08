import fc from 'fast-check';

/*
 * Documents as a hosted content API delivers them, of which no word that a reader should see is lost.
 * `WORD` stands for such a word in what is generated; each gets another one before it is read.
 */

const WORD = '§';

type Json = Record<string, unknown>;

/** Fields that an API leaves out of a member, and those that it adds. */
const trimmed = (part: fc.Arbitrary<Json>, extras: Json = {}) =>
  fc
    .tuple(part, fc.subarray(Object.entries({ ...EXTRAS, ...extras })))
    .map(([given, added]): Json => ({ ...Object.fromEntries(added), ...given }));

/** An older schema's version, the signatures of another resizer, and what only editors' tools read. */
const EXTRAS = {
  _id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  version: '0.5.8',
  auth: { '1': '0123456789abcdef', '2': 'fedcba9876543210' },
  additional_properties: { _id: 1_698_765_432_100, comments: [], inline_comments: [] },
  taxonomy: { keywords: [], tags: null },
  owner: { id: 'publisher', sponsored: false },
  publishing: { scheduled_operations: { publish_edition: [] } },
};

const rich = fc.constantFrom(
  WORD,
  `${WORD} <b>${WORD}</b>`,
  `<a href="https://elsewhere.example/?a=1&amp;b=2">${WORD}</a>, ${WORD}`,
  `${WORD} &amp; <i>${WORD} <u>${WORD}</u></i><br/>${WORD}`,
  `<p>${WORD}</p>`,
);
const textElement = trimmed(fc.record({ type: fc.constant('text'), content: rich }));
const citation = fc.oneof(
  fc.constant(undefined),
  rich,
  rich.map((content) => ({ type: 'text', content })),
);
const link = trimmed(
  fc.record({
    type: fc.constant('interstitial_link'),
    url: fc.constantFrom('/news/a.html', 'https://elsewhere.example/'),
    content: rich,
  }),
);
const image = trimmed(
  fc.record({
    type: fc.constant('image'),
    url: fc.constantFrom('https://pictures.example/a.jpg', 'http://pictures.example/b.png?w=9'),
    caption: fc.constant(WORD),
    width: fc.constantFrom(undefined, 1200, '1200'),
    height: fc.constantFrom(undefined, 800),
  }),
);
const table = fc.record({
  type: fc.constant('table'),
  header: fc.constantFrom([], [WORD, { type: 'text', content: WORD }]),
  rows: fc.array(fc.array(rich, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
});
/** What no reader is meant to see, and what nobody knows. */
const silent = fc.constantFrom<unknown>(
  null,
  'text',
  { type: 'divider' },
  { type: 'text', content: '<p> </p>' },
  { type: 'quantum_poll', content: 'x', embed: { config: {} } },
  {
    type: 'custom_embed',
    subtype: 'map-2',
    embed: { id: '1', url: 'https://e.example/', config: { referent: {} } },
  },
  { type: 'reference', referent: { id: 'X', type: 'video', provider: '' } },
);

/** An element of a body. */
export const { element } = fc.letrec<{ element: unknown; listItem: unknown; quotePart: unknown }>(
  (tie) => ({
    listItem: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      textElement,
      rich,
      image,
      fc.record({
        type: fc.constant('quote'),
        content_elements: fc.array(tie('quotePart'), { minLength: 1, maxLength: 2 }),
        citation,
      }),
      fc.record({
        type: fc.constant('list'),
        list_type: fc.constantFrom('ordered', 'unordered', undefined),
        items: fc.array(tie('listItem'), { minLength: 1, maxLength: 3 }),
      }),
    ),
    quotePart: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      textElement,
      image,
      fc.record({
        type: fc.constant('quote'),
        content_elements: fc.array(tie('quotePart'), { maxLength: 3 }),
        citation,
      }),
      fc.record({ type: fc.constant('list'), items: fc.array(tie('listItem'), { maxLength: 3 }) }),
    ),
    element: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      textElement,
      fc.record({
        type: fc.constant('header'),
        level: fc.constantFrom(1, 2, '3', 9),
        content: rich,
      }),
      image,
      link,
      table,
      silent,
      fc.record({ type: fc.constant('correction'), text: rich }),
      fc.record({ type: fc.constant('endorsement'), endorsement: fc.constant(WORD) }),
      fc.record({ type: fc.constant('code'), content: fc.constant(`if (a < b) ${WORD}\n`) }),
      fc.record({
        type: fc.constant('raw_html'),
        content: fc.constantFrom(`<p>${WORD}</p>`, `<table><tr><td>${WORD}</td></tr></table>`),
      }),
      fc.record({
        type: fc.constant('link_list'),
        title: fc.constantFrom(WORD, undefined),
        items: fc.array(fc.oneof(link, textElement), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant('list'),
        list_type: fc.constantFrom('ordered', 'unordered'),
        items: fc.array(tie('listItem'), { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        type: fc.constant('quote'),
        subtype: fc.constantFrom('pullquote', 'blockquote', undefined),
        // A citation of nothing is none.
        content_elements: fc
          .tuple(textElement, fc.array(tie('quotePart'), { maxLength: 3 }))
          .map(([first, others]) => [first, ...others]),
        citation,
      }),
      fc.record({
        type: fc.constant('element_group'),
        headlines: fc.constant({ basic: WORD }),
        content_elements: fc
          .tuple(textElement, fc.array(tie('element'), { maxLength: 3 }))
          .map(([first, others]) => [first, ...others]),
      }),
    ),
  }),
);

/** A writer: a name, a reference looked up with the author's own record, an older form. */
const author = fc.constantFrom<Json>(
  { type: 'author', name: `Ana ${WORD}` },
  {
    _id: 'ana',
    type: 'author',
    version: '0.5.8',
    name: 'ana',
    slug: 'ana',
    image: { url: 'https://pictures.example/ana.jpg', auth: { '1': 'abc' }, version: '0.5.8' },
    additional_properties: { original: { _id: 'ana', byline: `Ana ${WORD}`, status: true } },
  },
  { additional_properties: { original: { _id: 'tom', byline: `Tom ${WORD}` } } },
);
const section = fc.constantFrom<Json>(
  {
    _id: '/news',
    _website: 'publisher',
    type: 'section',
    version: '0.6.0',
    name: 'News',
    path: '/news',
  },
  { type: 'reference', referent: { id: '/news', type: 'section', website: 'publisher' } },
);
/** A story. */
export const document = fc.record(
  {
    _id: fc.constant('STORY'),
    type: fc.constant('story'),
    version: fc.constantFrom('0.10.9', '0.10.10', '0.10.11', '0.10.12'),
    subtype: fc.constantFrom('regular', 'longform', 'columnists'),
    canonical_url: fc.constantFrom('/news/a/', '/news//a.html'),
    language: fc.constantFrom('en', 'ar', 'iw', 'fa-IR', 'urd', ''),
    headlines: fc.constantFrom({ basic: WORD }, { basic: `${WORD} ${WORD} ${WORD}`, web: null }),
    description: fc.constantFrom({ basic: WORD }, null),
    label: fc.constantFrom(
      { basic: { text: WORD, display: true } },
      {
        basic: { text: WORD, url: '/topic/a' },
        icon: { display: true, text: WORD, url: '/a/' },
      },
    ),
    credits: fc.uniqueArray(author, { minLength: 1, maxLength: 2 }).map((by) => ({ by })),
    taxonomy: fc.record({
      primary_section: fc.option(section),
      primary_site: fc.constantFrom({ _id: 'x', type: 'site', path: '/news' }, undefined),
      sections: fc.array(section, { maxLength: 2 }),
    }),
    promo_items: fc.constantFrom({}, { basic: { type: 'image' } }, { basic: null }),
    corrections: fc.array(fc.record({ text: rich }), { maxLength: 1 }),
    display_date: fc.constantFrom('2026-11-20T12:00:00Z', '2026-11-20T12:00:00.123Z'),
    content_elements: fc.array(element, { maxLength: 6 }),
  },
  { requiredKeys: ['headlines', 'content_elements'] },
);

/** The same document with another word in each place, and these words. */
export function withWords(raw: unknown): { document: Json; words: string[] } {
  const words: string[] = [];
  const text = JSON.stringify(raw).replaceAll(WORD, () => {
    words.push(`word${words.length}x`);
    return words.at(-1) ?? '';
  });
  return { document: JSON.parse(text) as Json, words };
}
