import fc from 'fast-check';

import { checkAnsDocument } from '../ans/checkAnsDocument';
import type { JsonObject } from '../ans/json';
import { picture, reference, story } from '../testing/documents';
import { documentRow } from './documentRow';
import type { DocumentRow } from './documentRow';

const row = (document: JsonObject): DocumentRow => documentRow(document, [], 'broadsheet', {});

describe('what is stored of a document', () => {
  it('finds sections, tags and authors, outright and by reference', () => {
    const stored = row(
      story('a', {
        credits: {
          by: [
            reference('author', 'jane'),
            { type: 'author', name: 'X' },
            { type: 'author', _id: 'joe', name: 'Joe' },
          ],
          photos_by: [reference('author', 'dana')],
        },
        taxonomy: {
          primary_section: reference('section', '/news/'),
          sections: [
            { type: 'section', version: '0.10.9', _id: '/news', name: 'News' },
            reference('section', '/life'),
          ],
          tags: [{ text: 'City Hall' }],
        },
      }),
    );
    expect(stored).toMatchObject({
      primary_section: '/news',
      section_ids: ['/news', '/life'],
      tag_slugs: ['city-hall'],
      author_ids: ['jane', 'joe'],
      credit_ids: ['jane', 'joe', 'dana'],
    });
  });

  it('names no section whose id is longer than an index takes', () => {
    const long = `/${'s'.repeat(1000)}`;
    const sections = [reference('section', long), reference('section', '/news')];
    const stored = row(
      story('a', { taxonomy: { primary_section: reference('section', long), sections } }),
    );
    expect(stored).toMatchObject({ primary_section: '', section_ids: ['/news'] });
  });

  it('takes the section of the website where the story names none', () => {
    const websites = { broadsheet: { website_section: reference('section', '/food/') } };
    expect(row(story('a', { websites })).primary_section).toBe('/food');
  });

  it('collects what the document refers to, not authors and sections', () => {
    const stored = row(
      story('a', {
        credits: { by: [reference('author', 'jane')] },
        promo_items: { basic: reference('image', 'pic') },
        content_elements: [
          { type: 'element_group', content_elements: [reference('video', 'film')] },
        ],
        related_content: { basic: [reference('story', 'b')] },
      }),
    );
    expect(stored.reference_ids.sort()).toEqual(['b', 'film', 'pic']);
  });

  it('keeps the members of a collection in order, apart from what it refers to', () => {
    const stored = row({
      ...story('c', { promo_items: { basic: reference('image', 'pic') } }),
      type: 'collection',
      content_elements: [reference('story', 'z'), story('b'), reference('story', 'a')],
    });
    expect(stored).toMatchObject({ member_ids: ['z', 'b', 'a'], reference_ids: ['pic'] });
  });

  it.each<[string, JsonObject, boolean]>([
    ['without a word on it', {}, true],
    ['with a status of the newsroom', { status: 'draft' }, false],
    [
      'with an unpublished revision',
      { status: 'published', revision: { published: false } },
      false,
    ],
    ['with a published revision', { status: 'draft', revision: { published: true } }, true],
    ['without a published edition', { publishing: { has_published_edition: false } }, false],
    ['with a published edition', { publishing: { has_published_edition: true } }, true],
    [
      'with a revision, which counts before its editions',
      { revision: { published: true }, publishing: { has_published_edition: false } },
      true,
    ],
    ['that was published', { status: 'published' }, true],
    ['that is taken back', { status: 'Unpublished' }, false],
    ['that is deleted', { status: 'DELETED' }, false],
    ['that is held back', { status: 'embargoed' }, false],
  ])('a document %s is published: %#', (_name, properties, isPublished) => {
    expect(row(story('a', properties)).is_published).toBe(isPublished);
  });

  it.each<[string, JsonObject, string | null]>([
    ['no embargo', {}, null],
    ['an embargo that is over', { active: false, end_time: '2030-01-01T00:00:00Z' }, null],
    [
      'an embargo with an end',
      { active: true, end_time: '2030-01-01T00:00:00Z' },
      '2030-01-01T00:00:00.000Z',
    ],
    ['an embargo without an end', { active: true }, 'infinity'],
  ])('%s', (_name, embargo, until) => {
    expect(row(story('a', { content_restrictions: { embargo } })).embargo_until).toBe(until);
  });

  const unpublish = (date: string, edition?: string): JsonObject => ({
    operation: 'unpublish_edition',
    operation_date: date,
    ...(edition === undefined ? {} : { operation_edition: edition }),
  });
  it.each<[string, JsonObject[], string | null]>([
    ['nothing', [], null],
    ['one end', [unpublish('2026-12-01T05:00:00-05:00')], '2026-12-01T10:00:00.000Z'],
    [
      'an end of the default edition',
      [unpublish('2026-12-01', 'default')],
      '2026-12-01T00:00:00.000Z',
    ],
    ['an end of another edition', [unpublish('2026-12-01', 'print')], null],
    [
      'several ends, of which the first counts',
      [unpublish('2026-12-03'), unpublish('2026-12-02')],
      '2026-12-02T00:00:00.000Z',
    ],
    [
      'an end that was to be before its last change, and one after it',
      [unpublish('2026-11-01'), unpublish('2026-12-02')],
      '2026-12-02T00:00:00.000Z',
    ],
    ['an end at its last change', [unpublish('2026-11-20T12:00:00Z')], null],
    ['an end that is no date', [unpublish('soon')], null],
    ['an end in no year of a newspaper', [unpublish('0999-12-31')], null],
    ['an end in the last year there is', [unpublish('9999-12-31')], '9999-12-31T00:00:00.000Z'],
    ['an end in the first year', [unpublish('1000-01-01')], null],
  ])('a document with %s planned is readers’ until then', (_name, unpublish_edition, end) => {
    const publishing = { scheduled_operations: { unpublish_edition } };
    const stored = row(story('a', { publishing, last_updated_date: '2026-11-20T12:00:00Z' }));
    expect(stored.published_until).toBe(end);
  });

  it.each<[string, JsonObject, string | null]>([
    [
      'when it says that it was made',
      { created_date: '2026-11-20T12:00:00Z', first_publish_date: '2026-11-19T12:00:00Z' },
      '2026-11-20T12:00:00.000Z',
    ],
    [
      'the first moment that is known of it',
      { display_date: '2026-11-20T12:00:00Z', last_updated_date: '2026-11-19T12:00:00Z' },
      '2026-11-19T12:00:00.000Z',
    ],
    ['no moment where none is known', {}, null],
  ])('a document is as old as %s', (_name, moments, created) => {
    const bare = story('a', { display_date: '', publish_date: '', first_publish_date: '' });
    const given = { ...bare, last_updated_date: '', created_date: '', ...moments };
    expect(row(given).created_date).toBe(created);
  });

  it('of a very long text keeps the beginning as words', () => {
    const content = 'word '.repeat(100_000);
    const stored = row(
      story('a', {
        headlines: { basic: content },
        description: { basic: content },
        content_elements: [{ type: 'text', content }],
      }),
    );
    const { headline, summary, body } = stored;
    expect([headline.length, summary.length, body.length]).toEqual([10_000, 10_000, 200_000]);
  });

  it('reads the body as words', () => {
    const stored = row(
      story('a', {
        content_elements: [
          { type: 'text', content: 'One <b>two</b> &amp; three' },
          { type: 'list', items: [{ type: 'text', content: 'four' }] },
          { type: 'raw_html', content: '<p>machine</p>' },
          picture({ caption: 'five' }),
        ],
      }),
    );
    expect(stored.body.split(/\s+/).filter(Boolean)).toEqual([
      'One',
      'two',
      '&',
      'three',
      'four',
      'five',
    ]);
  });

  it('has one fingerprint for one document, another for another', () => {
    expect(row(story('a')).fingerprint).toBe(row(story('a')).fingerprint);
    expect(row(story('a')).fingerprint).not.toBe(row(story('a', { copyright: 'x' })).fingerprint);
  });

  it('leaves out what is too long for an index', () => {
    const tags = [{ text: 'x', slug: 'y'.repeat(5000) }];
    const stored = row(story('a', { canonical_url: `/${'z'.repeat(5000)}`, taxonomy: { tags } }));
    expect(stored).toMatchObject({ tag_slugs: [], urls: [], url: '' });
  });

  it('takes any document that a tolerant check lets in', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constant([{ type: 'reference', referent: { id: 'x' } }]),
    );
    const documents = fc.dictionary(
      fc.constantFrom(
        'headlines',
        'taxonomy',
        'credits',
        'content_elements',
        'promo_items',
        'canonical_url',
        'display_date',
        'websites',
        'corrections',
        'status',
        'version',
        'content_restrictions',
      ),
      value,
    );
    fc.assert(
      fc.property(documents, (document) => {
        const check = checkAnsDocument(
          { ...document, _id: 'a', type: 'story' },
          { tolerant: true },
        );
        if (check.ok) expect(row(check.document).id).toBe('a');
      }),
      { numRuns: 300 },
    );
  });
});
