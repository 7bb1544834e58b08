import fc from 'fast-check';

/*
 * Elements of stories as a hosted content API delivers them. `WORD` stands for a word that a reader should
 * see; each gets another one before it is read (`withWords`).
 */

export const WORD = '§';

export type Json = Record<string, unknown>;

/** Fields that an API leaves out of a member, and those that it adds. */
const trimmed = (part: fc.Arbitrary<Json>, extras: Json = {}) =>
  fc
    .tuple(part, fc.subarray(Object.entries({ ...EXTRAS, ...extras })))
    .map(([given, added]): Json => ({ ...Object.fromEntries(added), ...given }));

/** An older schema's version, the signatures of another resizer, and what only editors' tools read. */
export const EXTRAS = {
  _id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  version: '0.5.8',
  auth: { '1': '0123456789abcdef', '2': 'fedcba9876543210' },
  additional_properties: { _id: 1_698_765_432_100, comments: [], inline_comments: [] },
  taxonomy: { keywords: [], tags: null },
  owner: { id: 'publisher', sponsored: false },
  publishing: { scheduled_operations: { publish_edition: [] } },
};

export const rich = fc.constantFrom(
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
/** Who made a picture: an author of any form, a name that the desk wrote over it, a line. */
const pictureCredit = fc.constantFrom<Json>(
  {},
  { credits: { by: [{ type: 'author', version: '0.5.8', name: 'a', byline: WORD }] } },
  { credits: { by: [{ name: WORD }], affiliation: [{ name: WORD, type: 'author' }] } },
  { credits: { by: [] }, vanity_credits: { by: [{ name: WORD }] } },
  { credits: {}, copyright: WORD },
);
export const image = trimmed(
  fc
    .tuple(
      fc.record({
        type: fc.constant('image'),
        // The resizer of the tests reads the first host, not the other.
        url: fc.constantFrom(
          'https://pictures.example/a.jpg',
          'http://pictures.example/b.png?w=9',
          'https://elsewhere.example/c.jpg',
        ),
        width: fc.constantFrom(undefined, 1200, '1200'),
        height: fc.constantFrom(undefined, 800),
      }),
      fc.constantFrom<Json>(
        { caption: WORD },
        { caption: WORD, subtitle: 'desk.jpg', alt_text: 'seen' },
        { caption: '', subtitle: WORD },
        { caption: null, subtitle: WORD, alt_text: null },
        { caption: `<p>${WORD} <b>${WORD}</b></p>` },
      ),
      pictureCredit,
    )
    .map(([picture, words, credit]): Json => ({ ...picture, ...words, ...credit })),
);
const link = trimmed(
  fc
    .tuple(
      fc.record({
        type: fc.constant('interstitial_link'),
        url: fc.constantFrom('/news/a.html', 'https://elsewhere.example/'),
        content: rich,
      }),
      fc.constantFrom<Json>(
        {},
        { description: { type: 'text', content: WORD }, image: { type: 'image', url: '/a.jpg' } },
        { description: `${WORD} <i>${WORD}</i>` },
        { image: { type: 'reference', referent: { id: 'X', type: 'image' } } },
      ),
    )
    .map(([given, more]): Json => ({ ...given, ...more })),
);
const titled = { headlines: { basic: WORD }, description: { basic: WORD } };
const video = trimmed(
  fc.constantFrom<Json>(
    {
      type: 'video',
      ...titled,
      streams: [{ url: 'https://films.example/a.mp4', stream_type: 'mp4', height: 720 }],
    },
    { type: 'video', ...titled, youtube_content_id: 'nKW3wvhnZoE' },
    {
      type: 'oembed_response',
      subtype: 'youtube',
      raw_oembed: {
        provider_name: 'YouTube',
        url: 'https://youtu.be/nKW3wvhnZoE',
        title: WORD,
        thumbnail_url: 'https://i.ytimg.com/a.jpg',
      },
    },
  ),
);
const audio = trimmed(
  fc.constant<Json>({
    type: 'audio',
    ...titled,
    streams: [{ url: 'https://sounds.example/a.mp3' }],
    additional_properties: { chapters: [{ start: 3, title: WORD }] },
  }),
);
const gallery = trimmed(
  fc
    .array(image, { minLength: 1, maxLength: 3 })
    .map((content_elements): Json => ({ type: 'gallery', ...titled, content_elements })),
);
const post = trimmed(
  fc.constantFrom<Json>(
    {
      type: 'oembed_response',
      subtype: 'twitter',
      raw_oembed: {
        provider_name: 'Twitter',
        author_name: WORD,
        url: 'https://twitter.com/a/status/1',
        html: `<blockquote><p>${WORD} <a href="https://t.co/1">${WORD}</a></p></blockquote>`,
      },
    },
    {
      type: 'oembed_response',
      raw_oembed: { provider_name: WORD, title: WORD, url: 'https://social.example/1' },
    },
  ),
);
/** A document within another: a member of a feed, with a body or without. */
const within = trimmed(
  fc.constantFrom<Json>(
    { type: 'story', canonical_url: '/news/b.html', ...titled },
    {
      type: 'story',
      website_url: '/news/c/',
      headlines: { basic: WORD, web: null },
      subheadlines: { basic: WORD },
      content_elements: [{ type: 'text', content: 'its own' }],
      promo_items: { basic: { type: 'image', url: 'https://pictures.example/c.jpg' } },
    },
    {
      type: 'collection',
      headlines: { basic: WORD },
      content_elements: [
        { type: 'gallery', canonical_url: '/photo/d.html', ...titled },
        { type: 'reference', referent: { id: 'X', type: 'story' } },
      ],
    },
  ),
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
      video,
      audio,
      gallery,
      post,
      within,
      silent,
      fc.record({ type: fc.constant('list_element'), content: rich }),
      fc.record({
        type: fc.constant('numeric_rating'),
        numeric_rating: fc.constantFrom(3, '3.5'),
        max: fc.constant(4),
        units: fc.constant(WORD),
      }),
      fc.record({
        type: fc.constant('custom_embed'),
        subtype: fc.constant('table'),
        embed: fc.record({
          id: fc.constant('1'),
          url: fc.constant('https://e.example/'),
          config: fc.record({ caption: fc.constant(WORD), rows: fc.constant([[WORD, WORD]]) }),
        }),
      }),
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

/** A card of a live blog: what happened, when, and some of its marker lines. */
export const liveCard = fc
  .tuple(
    textElement,
    fc.constantFrom('Timestamp 11/23 1:10 pm', '<p>Timestamp: 11/23/2026, 9:05 a.m.</p>'),
    fc.option(image),
  )
  .map(([first, time, picture]): Json[] => [
    { type: 'header', level: 2, content: WORD },
    { type: 'text', content: time },
    first,
    ...(picture ? [picture] : []),
  ]);
