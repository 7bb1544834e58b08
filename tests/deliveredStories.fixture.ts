import fc from 'fast-check';
import { element, EXTRAS, rich, WORD, type Json } from './deliveredElements.fixture';

/* Documents as a hosted content API delivers them, of which no word that a reader should see is lost. */

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
  { type: 'author', version: '0.5.8', slug: WORD },
  { type: 'reference', referent: { type: 'author', id: WORD, provider: '' } },
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
    credits: fc.oneof(
      fc.uniqueArray(author, { minLength: 1, maxLength: 2 }).map((by) => ({ by })),
      fc.uniqueArray(author, { minLength: 1, maxLength: 2 }).map((by) => ({
        by,
        affiliation: [{ type: 'author', name: WORD }],
      })),
    ),
    taxonomy: fc.record({
      primary_section: fc.option(section),
      primary_site: fc.constantFrom({ _id: 'x', type: 'site', path: '/news' }, undefined),
      sections: fc.array(section, { maxLength: 2 }),
    }),
    promo_items: fc.oneof(
      fc.constantFrom<Json>({}, { basic: { type: 'image' } }, { basic: null }),
      // Shown where nothing else leads the story: no words that have to be.
      fc.constantFrom<Json>(
        { basic: { type: 'image', url: 'https://pictures.example/p.jpg', auth: EXTRAS.auth } },
        { lead_art: { type: 'gallery', content_elements: [{ type: 'image', url: '/g.jpg' }] } },
      ),
    ),
    article_targeting: fc.constant({ slot_name: 'a', article_sections: ['/news'] }),
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

/**
 * The paths of what a document says and an answer does not: values that differ or are gone. Markup may
 * be written otherwise (its words are looked for on the page), null says nothing, and signatures are of
 * whoever delivers.
 */
export function lostFields(given: unknown, answer: unknown, path = ''): string[] {
  if (given === null || given === undefined) return [];
  if (typeof given !== 'object') {
    const isMarkup = typeof given === 'string' && /[<&]/.test(given);
    return isMarkup || given === answer ? [] : [path];
  }
  return Object.entries(given).flatMap(([key, value]) =>
    key === 'auth'
      ? []
      : lostFields(value, (answer as Json | null | undefined)?.[key], `${path}/${key}`),
  );
}
