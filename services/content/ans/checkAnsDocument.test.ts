import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import { story } from '../testing/documents';
import { MAX_DOCUMENT_BYTES, checkAnsDocument } from './checkAnsDocument';
import type { Json, JsonObject } from './json';

/** Public examples, where a checkout has them beside it. */
const EXAMPLES = join(__dirname, '../../../../shared/ans');

function faultsOf(document: unknown): string[] {
  const check = checkAnsDocument(document);
  return check.ok ? [] : check.errors.map(({ path, message }) => `${path}: ${message}`);
}

describe('what is unusable is refused in either mode', () => {
  it('names the type when it is unknown or missing, in either mode', () => {
    const message =
      'must be one of story, image, video, gallery, collection, audio, author, redirect';
    expect(checkAnsDocument({ _id: 'a', type: 'tweet' }, { tolerant: true })).toMatchObject({
      ok: false,
      id: 'a',
      errors: [{ path: '/type', message }],
    });
    expect(checkAnsDocument({ _id: 'a' }, { tolerant: true })).toMatchObject({
      errors: [{ path: '/type', message: 'is required' }],
    });
  });

  it.each([[null], ['text'], [12], [[]], [undefined]])('%p is no document', (value) => {
    expect(faultsOf(value)).toEqual(['/: must be an object']);
  });

  it('tells a document that nothing identifies, one too large and one too deep', () => {
    expect(faultsOf({ type: 'story', version: '0.10.9' })).toEqual([
      '/_id: is required where there is no canonical_url and no headline to make one from',
    ]);
    expect(faultsOf(story('a'.repeat(301)))).toEqual(['/_id: must have at most 300 characters']);
    expect(faultsOf(story('a'.repeat(300)))).toEqual([]);
    const large = story('a', { copyright: 'x'.repeat(MAX_DOCUMENT_BYTES) });
    expect(checkAnsDocument(large, { tolerant: true })).toMatchObject({
      errors: [{ path: '/', message: 'is larger than 4 MB' }],
    });
    let deep: Json = {};
    for (let level = 0; level < 1000; level += 1) deep = { deep };
    expect(faultsOf(story('a', { additional_properties: deep }))).toEqual([
      '/: is nested deeper than 60 levels',
    ]);
  });
});

describe('the profile delivered', () => {
  const delivered = (properties: JsonObject): string[] => {
    const check = checkAnsDocument(story('a', properties), { tolerant: true });
    return (check.ok ? check.deviations : check.errors).map(({ path }) => path);
  };

  it.each<[string, JsonObject]>([
    ['no basic headline', { headlines: { web: 'Only web' } }],
    [
      'an inflated author of an older version',
      { credits: { by: [{ type: 'author', name: 'Jane', version: '0.5.8', extra: true }] } },
    ],
    [
      'an inflated section of an older version',
      { taxonomy: { sections: [{ type: 'section', _id: '/a', version: '0.6.0', order: {} }] } },
    ],
    ['a site without a name', { taxonomy: { primary_site: { type: 'site', version: '0.5.8' } } }],
    [
      'a section of a website with all that is known of it',
      { websites: { a: { website_section: { _id: '/a', _website: 'a', inactive: false } } } },
    ],
    [
      'what ad servers are told of it',
      { article_targeting: { slot_name: 'a' }, Ads: { dfp_id: 'b' } },
    ],
    [
      'null where nothing is',
      {
        taxonomy: {
          tags: [{ text: 'A', description: null }],
          sections: [
            { type: 'section', _id: '/a', version: '0.6.0', name: 'A', description: null },
          ],
        },
      },
    ],
    [
      'a story within it with all that is known of its writer',
      {
        content_elements: [
          { ...story('b'), credits: { by: [{ type: 'author', image: { url: '/a.jpg' } }] } },
        ],
      },
    ],
    ['what is planned of it', { publishing: { scheduled_operations: { publish_edition: [] } } }],
    ['keys within a label', { label: { basic: { text: 'A', icon: 'x' } } }],
  ])('takes %s', (_what, properties) => {
    expect(delivered(properties)).toEqual([]);
    expect(checkAnsDocument(story('a', properties)).ok).toBe(false);
  });

  it('takes a document without a version, and a picture that says of which website it is', () => {
    const picture = { _id: 'p', type: 'image', url: '/a.jpg', canonical_website: 'x' };
    const check = checkAnsDocument(picture, { tolerant: true });
    expect(check).toMatchObject({ ok: true, deviations: [] });
  });

  it('keeps a document that deviates otherwise, and tells a fault of many places once', () => {
    const elements = Array.from({ length: 70 }, () => ({ type: 'hologram' }));
    const check = checkAnsDocument(story('a', { content_elements: elements, extra: 1 }), {
      tolerant: true,
    });
    expect(check.ok && check.deviations).toEqual([
      { path: '/extra', message: 'is not a key that ANS knows here' },
      {
        path: '/content_elements/0/type',
        message: 'is not a type of element that ANS knows',
        count: 70,
      },
    ]);
  });

  it('leaves out a signature that cannot be one, which is refused of what is authored', () => {
    const picture = { type: 'image', url: '/a.jpg', auth: { '1': 'aaaaaaaaaaaaa' } };
    const bad = story('a', { content_elements: [picture], promo_items: { basic: picture } });
    const check = checkAnsDocument(bad, { tolerant: true });
    expect(check.ok && check.deviations.map(({ path }) => path)).toEqual([
      '/content_elements/0/auth',
      '/promo_items/basic/auth',
    ]);
    expect(check.ok && JSON.stringify(check.document)).not.toContain('aaaaaaaaaaaaa');
    expect(checkAnsDocument(bad).ok).toBe(false);
  });

  it('makes the same id at every ingest for a document without one', () => {
    const document = { type: 'story', version: '0.10.9', headlines: { basic: 'Small homes' } };
    const [first, second] = [checkAnsDocument(document), checkAnsDocument({ ...document })];
    expect(first.id).toMatch(/^[A-Z2-7]{26}$/);
    expect(second.id).toBe(first.id);
  });

  it('takes out what a database cannot hold', () => {
    const check = checkAnsDocument(
      story('a', {
        copyright: 'a\u0000b\ud800c',
        additional_properties: JSON.parse('{"__proto__":1}') as Json,
      }),
      { tolerant: true },
    );
    expect(check.ok && check.deviations).toEqual([
      { path: '/copyright', message: 'holds a NUL character' },
    ]);
    expect(check.ok && check.document.copyright).toBe('ab\ufffdc');
    expect(check.ok && Object.keys(check.document.additional_properties as JsonObject)).toEqual([]);
  });
});

describe('for any value', () => {
  const typed = fc.record(
    {
      type: fc.constantFrom('story', 'image', 'audio', 'author', 'other'),
      _id: fc.string(),
      content_elements: fc.array(fc.jsonValue()),
      taxonomy: fc.jsonValue(),
      credits: fc.jsonValue(),
      promo_items: fc.jsonValue(),
    },
    { requiredKeys: ['type'] },
  );
  it('the check gives an answer and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(typed, fc.jsonValue(), fc.anything()),
        fc.boolean(),
        (value, tolerant) => {
          const check = checkAnsDocument(value, { tolerant });
          if (!check.ok) expect(check.errors.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

const describeExamples = existsSync(EXAMPLES) ? describe : describe.skip;

describeExamples('the public examples', () => {
  const read = (folder: string): [string, unknown][] =>
    existsSync(EXAMPLES)
      ? readdirSync(join(EXAMPLES, folder)).map((name) => [
          name,
          JSON.parse(readFileSync(join(EXAMPLES, folder, name), 'utf8')) as unknown,
        ])
      : [['none', null]];

  it.each(read('good'))('accepts %s', (_name, document) => {
    expect(faultsOf(document)).toEqual([]);
  });

  it.each(read('bad'))('refuses %s with a path', (_name, document) => {
    expect(faultsOf(document)[0]).toMatch(/^\/\w+.*: /);
  });
});
