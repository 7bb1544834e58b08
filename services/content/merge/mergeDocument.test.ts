import fc from 'fast-check';

import type { Json, JsonObject } from '../ans/json';
import { withoutNulls } from '../ans/nulls';
import { picture, reference, story } from '../testing/documents';
import { mergeDocument } from './mergeDocument';
import type { Merged } from './mergeDocument';

const NOW = Date.parse('2026-11-21T17:00:00Z');
const at = (day: number): string => `2026-05-0${day}T12:00:00Z`;

/** What is stored after documents came in one after the other. */
function joined(...given: JsonObject[]): Merged {
  const [first = {}, ...others] = given;
  let stored: Merged = { document: first, origins: {}, kept: [], isChanged: true };
  others.forEach((document, index) => {
    stored = mergeDocument({ ...stored, moment: NOW }, document, NOW + index + 1);
  });
  return stored;
}

const full = story('a', {
  last_updated_date: at(2),
  revision: { revision_id: 'r2', parent_id: 'r1' },
  headlines: { basic: 'Basic', web: 'Web' },
  promo_items: {
    basic: picture({ _id: 'p1', caption: 'A caption', credits: { by: [] } }),
    lead: picture({ _id: 'p2' }),
  },
  related_content: { basic: [reference('story', 'b')] },
  credits: { by: [{ _id: 'jo', type: 'author', name: 'Jo', bio: 'Covers courts.' }] },
  taxonomy: { tags: [{ text: 'a', slug: 'a' }], primary_section: { _id: '/news', name: 'News' } },
});

/** A copy without what stands at a path. */
function without(document: JsonObject, ...path: string[]): JsonObject {
  const [key = '', ...rest] = path;
  const { [key]: value, ...others } = document;
  return rest.length === 0 ? others : { ...others, [key]: without(value as JsonObject, ...rest) };
}

describe('a thinner document takes nothing away', () => {
  it.each<[string, JsonObject]>([
    ['no body', without(full, 'content_elements')],
    ['an empty body', { ...full, content_elements: [] }],
    ['an empty body and no date', { ...without(full, 'last_updated_date'), content_elements: [] }],
    ['no related content', without(full, 'related_content')],
    ['fewer promo items', without(full, 'promo_items', 'lead')],
    ['a promo item with less', without(full, 'promo_items', 'basic', 'caption')],
    ['no dates', without(without(full, 'display_date'), 'last_updated_date')],
    ['fewer headlines', without(full, 'headlines', 'web')],
    ['an empty headline', { ...full, headlines: { basic: '', web: 'Web' } }],
    ['a section that is only its id', { ...full, taxonomy: { primary_section: { _id: '/news' } } }],
    [
      'an author with less',
      { ...full, credits: { by: [{ _id: 'jo', type: 'author', name: 'Jo' }] } },
    ],
    [
      'a reference for what stood in full',
      { ...full, promo_items: { basic: reference('image', 'p1') } },
    ],
  ])('with %s', (_what, thin) => {
    const after = joined(full, thin);
    expect(after.document).toEqual(full);
    expect([after.isChanged, after.kept.length > 0]).toEqual([false, true]);
    expect(joined(thin, full).document).toEqual(full);
  });
});

describe('the newer document says what is', () => {
  const newer = (properties: JsonObject): JsonObject => ({
    ...story('a'),
    last_updated_date: at(3),
    ...properties,
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['of a text', newer({ slug: 'new' }), { slug: 'new' }],
    [
      'of a list, also one that is empty',
      newer({ content_elements: [] }),
      { content_elements: [] },
    ],
    [
      'of an item of another id, whole',
      newer({ promo_items: { basic: { type: 'image', _id: 'p9', url: '/9.jpg' } } }),
      {
        promo_items: {
          basic: { type: 'image', _id: 'p9', url: '/9.jpg' },
          lead: picture({ _id: 'p2' }),
        },
      },
    ],
    ['of a field that is taken away', newer({ credits: null }), { credits: null }],
  ])('%s', (_what, document, expected) => {
    expect(joined(full, document).document).toMatchObject(expected);
    expect(joined(document, full).document).toMatchObject(expected);
  });

  it('the older fills in what is missing, and changes nothing else', () => {
    const older = { ...full, last_updated_date: at(1), revision: {}, slug: 'old', copyright: 'x' };
    const { document } = joined(newer({ slug: 'new' }), older);
    expect(document).toMatchObject({
      slug: 'new',
      copyright: 'x',
      last_updated_date: at(3),
      promo_items: full.promo_items,
    });
  });

  it('of three, whatever is in the middle', () => {
    const body = (text: string): Json => [{ type: 'text', content: text }];
    const first = story('a', { last_updated_date: at(1), content_elements: body('first') });
    const second = story('a', { last_updated_date: at(2), content_elements: body('second') });
    const third = without(story('a', { last_updated_date: at(3) }), 'content_elements');
    for (const order of [
      [first, second, third],
      [third, first, second],
      [second, third, first],
    ]) {
      expect(joined(...order).document).toMatchObject({
        last_updated_date: at(3),
        content_elements: body('second'),
      });
    }
  });

  it('an ancestor is older and a child newer, whatever their dates say', () => {
    const parent = {
      ...without(full, 'last_updated_date'),
      revision: { revision_id: 'r1' },
      slug: 'p',
    };
    const child = { ...parent, revision: { revision_id: 'r3', parent_id: 'r2' }, slug: 'c' };
    const own = { ...full, slug: 'own' };
    expect(joined(own, parent).document.slug).toBe('own');
    expect(joined(own, child).document.slug).toBe('c');
    expect(joined(own, { ...own, slug: 'other' }).document.slug).toBe('own');
  });
});

describe('for any documents', () => {
  const text = fc.string({ minLength: 1, maxLength: 5 });
  const item = fc.record({
    type: fc.constant('image'),
    _id: fc.constant('p'),
    caption: text,
    url: fc.constant('/p'),
  });
  const document = fc.record(
    {
      slug: text,
      headlines: fc.record({ basic: text, web: text }, { requiredKeys: [] }),
      content_elements: fc.array(fc.record({ type: fc.constant('text'), content: text }), {
        maxLength: 3,
      }),
      promo_items: fc.record({ basic: item, lead: item }, { requiredKeys: [] }),
      taxonomy: fc.record({ seo_keywords: fc.array(text, { maxLength: 2 }) }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<JsonObject>;
  const revisions = fc
    .array(document, { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.map((one, index): JsonObject => ({ ...one, last_updated_date: at(index + 1) })),
    );

  it('no order of imports makes another document', () => {
    fc.assert(
      fc.property(
        revisions.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(joined(...shuffled).document).toEqual(joined(...all).document);
          // Once more, each changes nothing.
          expect(joined(...shuffled, ...all).document).toEqual(joined(...all).document);
        },
      ),
    );
  });

  it('no order of trimmed copies loses a field or a text', () => {
    const keys = Object.keys(full).filter((key) => !['_id', 'type', 'revision'].includes(key));
    const trims = fc.array(fc.subarray(keys), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(trims, fc.nat(4), (all, place) => {
        const copies = all.map((left) => left.reduce((copy, key) => without(copy, key), full));
        expect(joined(...copies.toSpliced(place, 0, full)).document).toEqual(full);
      }),
    );
  });
});

it('a null in what the publisher keeps for itself, or in a list, is a value', () => {
  const document = { a: null, b: { c: null, d: 1 }, additional_properties: { e: null }, f: [null] };
  expect(withoutNulls(document)).toEqual({
    b: { d: 1 },
    additional_properties: { e: null },
    f: [null],
  });
});
