import fc from 'fast-check';
import { field, readFields } from './field';

const tagged = (one: { propType: unknown }) =>
  one.propType as { type: string; args?: unknown; tags: object };

describe('field', () => {
  it.each([
    [
      'text',
      field.text({ default: 'News' }),
      [
        [undefined, 'News'],
        [null, 'News'],
        ['', ''],
        ['  Sports ', 'Sports'],
        [7, '7'],
        [{}, ''],
      ],
    ],
    [
      'text that is never empty',
      field.text({ default: 'News', isNeverEmpty: true }),
      [
        [undefined, 'News'],
        ['', 'News'],
        ['  ', 'News'],
        [{}, 'News'],
        ['Sports', 'Sports'],
      ],
    ],
    [
      'a whole number',
      field.number({ default: 8, min: 1, max: 20 }),
      [
        [undefined, 8],
        ['12', 12],
        [3.9, 3],
        [0, 1],
        [99, 20],
        ['many', 8],
        [Infinity, 8],
        [null, 8],
      ],
    ],
    [
      'a number in steps',
      field.number({ default: 1, step: 0.25 }),
      [
        [0.75, 0.75],
        ['1.5', 1.5],
      ],
    ],
    [
      'a number without a default',
      field.number(),
      [
        [undefined, null],
        ['', null],
        [-4, -4],
      ],
    ],
    [
      'one of several',
      field.oneOf(['blue', 'green'], { default: 'blue' }),
      [
        ['green', 'green'],
        [' green ', 'green'],
        ['red', 'blue'],
        [undefined, 'blue'],
        [{}, 'blue'],
      ],
    ],
    [
      'one of several numbers',
      field.oneOf([1, 2], { default: 1 }),
      [
        [2, 2],
        ['2', 2],
        [3, 1],
      ],
    ],
    [
      'one of several without a default',
      field.oneOf(['a']),
      [
        ['b', null],
        ['a', 'a'],
      ],
    ],
    [
      'yes or no',
      field.flag({ default: true }),
      [
        [undefined, true],
        [false, false],
        ['false', false],
        ['yes', true],
      ],
    ],
    [
      'yes or no without a default',
      field.flag(),
      [
        [undefined, false],
        ['true', true],
      ],
    ],
    [
      'a list',
      field.list({ default: ['a'] }),
      [
        [undefined, ['a']],
        [
          ['x', '', ' y ', {}],
          ['x', 'y'],
        ],
        [[], []],
        ['x', ['a']],
      ],
    ],
    [
      'chosen content',
      field.content('story-cards'),
      [
        [undefined, null],
        [{ contentService: '' }, null],
        [[], null],
        [{ contentService: 'feed' }, { source: 'feed', query: {} }],
        [
          { contentService: 'feed', contentConfigValues: { limit: 3 } },
          { source: 'feed', query: { limit: 3 } },
        ],
      ],
    ],
  ] as const)('reads %s', (_kind, one, rows) => {
    for (const [filled, value] of rows) expect(one.read(filled)).toEqual(value);
  });

  it.each([{ toString: null, valueOf: 1 }, Object.create(null), Symbol('x'), 1n, [[]]])(
    'reads what can’t be written out as if it were not there: %#',
    (filled: unknown) => {
      expect(field.oneOf(['', 'a'], { default: 'a' }).read(filled)).toBe('a');
      expect(field.text().read(filled)).toBe('');
      expect(field.number({ default: 3 }).read(filled)).toBe(3);
      expect(field.flag({ default: true }).read(filled)).toBe(true);
      expect(field.list().read([filled])).toEqual([]);
      expect(field.content('x').read({ contentService: filled })).toBeNull();
    },
  );

  it('reads whatever was filled in, and never throws', () => {
    const fields = {
      text: field.text(),
      number: field.number({ default: 3, min: 1, max: 5 }),
      flag: field.flag(),
      one: field.oneOf(['a', 'b'], { default: 'a' }),
      list: field.list(),
      content: field.content('x'),
    };
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.anything()),
        (filled) => {
          const read = readFields(fields, filled);
          expect(typeof read.text).toBe('string');
          expect([1, 2, 3, 4, 5]).toContain(read.number);
          expect(typeof read.flag).toBe('boolean');
          expect(['a', 'b']).toContain(read.one);
          expect(read.list.every((item) => item !== '')).toBe(true);
          expect(read.content === null || read.content.source !== '').toBe(true);
        },
      ),
    );
  });

  it('writes the PropTypes that the contract names, with the default as a tag', () => {
    const size = tagged(field.number({ label: 'How many', default: 8, min: 1, group: 'Stories' }));
    expect(size.type).toBe('number');
    expect(size.tags).toEqual({ label: 'How many', defaultValue: 8, min: 1, group: 'Stories' });
    expect(tagged(field.text({ default: 'News', isNeverEmpty: true })).tags).toEqual({
      defaultValue: 'News',
    });
    const color = tagged(field.oneOf(['blue', 'green'], { labels: { blue: 'Blue' } }));
    expect(color.type).toBe('oneOf');
    expect(color.args).toEqual(['blue', 'green']);
    expect(color.tags).toEqual({ labels: { blue: 'Blue' } });
  });
});
