import fc from 'fast-check';
import { applyFilter, parseFilter } from './filter';

describe('content filters (FUSION: behaviours that packs rely on)', () => {
  it.each([
    ['{ headlines { basic } }', { headlines: { basic: 'A' } }],
    ['headlines { basic } _id', { headlines: { basic: 'A' }, _id: '1' }],
    ['{ items { 0-a } }', { items: [{ '0-a': 1 }, {}] }],
    ['{ missing { deep } }', {}],
    ['_id, headlines { basic }', { _id: '1', headlines: { basic: 'A' } }],
  ])('%s picks what it names', (filter, expected) => {
    const data = {
      _id: '1',
      headlines: { basic: 'A', web: 'B' },
      items: [{ '0-a': 1, b: 2 }, { b: 3 }],
    };
    expect(applyFilter(data, parseFilter(filter))).toEqual(expected);
  });

  it.each([
    ['{ a', 'a { is never closed'],
    ['a }', 'unexpected } at character 2'],
    ['{ { a } }', '{ without a name at character 2'],
    ['{ a(b: 1) }', '"a(b:" is not a name, at character 2'],
    ['{ a } b', 'text after the last } at character 6'],
  ])('%s is refused with the place', (filter, message) => {
    expect(() => parseFilter(filter)).toThrow(message);
  });

  it('one of many levels is refused before it needs too much of the stack', () => {
    expect(() => parseFilter('{ a '.repeat(100_000))).toThrow('nested deeper than 64 levels');
  });

  it('never gives anything that the data does not hold', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(fc.stringMatching(/^[a-z-]{1,4}$/), { maxLength: 5 }),
        (data, names) => {
          const filtered = applyFilter(data, parseFilter(names.join(' ')));
          if (data === null || typeof data !== 'object' || Array.isArray(data)) return;
          for (const [name, value] of Object.entries(filtered as object)) {
            expect(value).toEqual((data as Record<string, unknown>)[name]);
          }
        },
      ),
    );
  });
});
