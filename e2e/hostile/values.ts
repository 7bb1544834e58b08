/**
 * What editors, wires and broken exports put where something else belongs. Every script among them
 * sets `window.__hostile`, so that one look at a page tells whether one of them ran.
 */

/** Stands in every script, handler and address of ours. */
export const MARKER = '__hostile';
const SCRIPT = `window.${MARKER}=1`;

/** Stands in bold in what an upstream delivers: a story's rich text may show it so. */
export const BOLD = 'hostile-bold';
/** Stands in bold in a field: only a field for rich text may show it so. */
export const FIELD_BOLD = 'field-bold';
/** Address of pictures in fields, likewise. */
export const FIELD_PICTURE = 'field-picture';

/** Texts that try to become markup or script. */
export const MARKUP: readonly string[] = [
  `<script>${SCRIPT}</script>`,
  `"><img src=x onerror="${SCRIPT}">`,
  `' onmouseover='${SCRIPT}' x='`,
  `</script><script>${SCRIPT}</script>`,
  `--></title></style></textarea></noscript><script>${SCRIPT}</script>`,
  `&lt;script&gt;${SCRIPT}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${SCRIPT}&amp;gt;`,
  `<svg onload=${SCRIPT}><style><img src=x onerror=${SCRIPT}></style>`,
  `<a href="java&#10;script:${SCRIPT}" style="background:url(javascript:${SCRIPT})">x</a>`,
  `<iframe srcdoc="<script>${SCRIPT}</script>"></iframe>`,
  `<b>${BOLD}</b>`,
  `<b>${BOLD} that <i>never <p>ends <a href="`,
  '<x-slot data-n="0"></x-slot><x-part></x-part>',
  '<b>'.repeat(3000),
  '<div><p>'.repeat(1500),
];

/** Addresses that run something. */
export const ADDRESSES: readonly string[] = [
  `javascript:${SCRIPT}`,
  ` JaVa\tScRiPt:${SCRIPT}//`,
  `vbscript:${SCRIPT}`,
  `data:text/html,<script>${SCRIPT}</script>`,
  `/news/"><img src=x onerror="${SCRIPT}">.html`,
  `https://example.com/"onmouseover="${SCRIPT}`,
  '//evil.example/x.js',
  '/\\evil.example',
  'http://[',
  '%E0%A4%A',
];

/** Texts that are only odd: long, of other scripts, broken, or a date or number that is none. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  'A'.repeat(100_000),
  'word '.repeat(20_000),
  '('.repeat(50_000),
  '\u202Eright to left\u2066 \u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u{1F3F4}\u{E0067}\u{E0062}\u{E007F} Z\u0351\u036B\u0343\u036A',
  'lone \uD800 surrogate',
  '\uDC00',
  '\u0000NUL\u0007',
  'line\u2028separator',
  '\uE000node\uE001\uE000place\uE001',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00Z',
  '0000-00-00',
  '+012026-01-01T00:00:00Z',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%',
  '/',
  '..',
  'AT&T &lt;3 &copy; &#0;',
];

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>(
    (inner, _level, index) => (index % 2 ? [inner] : { children: inner, items: [] }),
    'deep',
  );

/** Values of a type that is not expected. JSON, so that they can come from an upstream. */
export const WRONG_TYPES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e9,
  1e308,
  [],
  {},
  [null],
  [[]],
  ['text', 1, null, {}],
  { length: 3 },
  { toString: null, valueOf: 1 },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"toString":"x"}'),
  Array.from({ length: 2000 }, (_item, index) => ({ _id: String(index), type: 'text' })),
  Array.from({ length: 2000 }, () => null),
  deep(24),
  deep(1000),
];

/** Names that every object already knows, or that no schema does. */
export const ODD_NAMES = ['__proto__', 'constructor', 'toString', 'unknownField', ''] as const;

/** A text as it stands in a field. */
export const asField = (text: string): string =>
  text.replaceAll(BOLD, FIELD_BOLD).replaceAll('<img src=x', `<img src=${FIELD_PICTURE}`);

/** Whole answers of an upstream that are no answer. */
export const BROKEN_BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  '42',
  '{"type":',
  '<!doctype html><html><body><h1>Maintenance</h1></body></html>',
  '[{"type":"story"}]',
  '\uFEFF{}',
];

/** Path and query as a reader could write them. */
export const REQUEST_URIS: readonly string[] = [
  '/',
  '/search?query=council&sort=date&page=2',
  `/search?query=%3Cscript%3E${SCRIPT}%3C/script%3E&sort=%22%3E`,
  '/search?query=%E0%A4%A&page=1e9',
  '/topic/septa?page=-1',
  '/topic/%E0%A4%A',
  `/topic/%22%3E%3Cimg%20src=x%20onerror=${SCRIPT}%3E`,
  '/topic/__proto__',
  '/news/?page=99999999999999999999',
  `/author/${'a'.repeat(2000)}`,
];
