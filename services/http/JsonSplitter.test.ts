import fc from 'fast-check';

import { JsonSplitter, type JsonSplitterOptions } from './JsonSplitter';

const WIDE: JsonSplitterOptions = {
  isLines: false,
  maxBytes: 1_000_000,
  maxBytesAlone: 1_000_000,
  maxDepth: 20,
};

/** What a splitter makes of a text that comes in pieces of these lengths. */
function split(text: string, lengths: readonly number[], options = WIDE): string[] {
  const splitter = new JsonSplitter(options);
  const bytes = Buffer.from(text);
  const parts = [];
  let at = 0;
  for (const length of lengths) {
    parts.push(...splitter.push(bytes.subarray(at, at + length)));
    at += length;
  }
  parts.push(...splitter.push(bytes.subarray(at)), ...splitter.end());
  return parts.map((part) => ('fault' in part ? part.fault : part.bytes.toString()));
}

const string = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', 'é', '\n') });
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    string,
    fc.integer(),
    fc.constantFrom(null, true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(string, tie('value'), { maxKeys: 3 }),
  ),
}));
const pieces = fc.array(fc.integer({ min: 1, max: 7 }));

describe('A stream of JSON', () => {
  it('is cut into the elements of its list, wherever its pieces are cut', () => {
    fc.assert(
      fc.property(fc.array(value), pieces, fc.boolean(), (list, lengths, isSpaced) => {
        const parts = split(JSON.stringify(list, null, isSpaced ? 1 : 0), lengths);
        expect(parts.map((part) => JSON.parse(part) as unknown)).toEqual(list);
      }),
      { numRuns: 400 },
    );
  });

  it('is cut into its lines, without the empty ones', () => {
    fc.assert(
      fc.property(fc.array(value), pieces, (list, lengths) => {
        const text = list.map((item) => `${JSON.stringify(item)}\r\n\n`).join('');
        const parts = split(text, lengths, { ...WIDE, isLines: true });
        expect(parts.map((part) => JSON.parse(part) as unknown)).toEqual(list);
      }),
      { numRuns: 400 },
    );
  });

  it('is one value where it is no list', () => {
    expect(split(' {"documents": [1, 2]} \n', [1, 5])).toEqual(['{"documents": [1, 2]} \n']);
  });

  it.each([
    ['[1 2]', 'The list is malformed after 1 documents'],
    ['[,1]', 'The list is malformed after 0 documents'],
    ['[1,,2]', 'The list is malformed after 1 documents'],
    ['[1,]', 'The list is malformed after 1 documents'],
    ['[1] [2]', 'The list is malformed after 1 documents'],
    ['[{"a":1},{"b"', 'The list ends early, after 1 documents'],
    ['[', 'The list ends early, after 0 documents'],
    ['["a', 'The list ends early, after 0 documents'],
  ])('that is no list is refused with the place: %s', (text, message) => {
    expect(() => split(text, [])).toThrow(message);
    expect(() => split(text, [1, 1, 1])).toThrow(message);
  });

  it('leaves out what is too long or too deep, and goes on behind it', () => {
    const list = [
      { a: 1 },
      { a: 'x'.repeat(1_100_000) },
      JSON.parse('['.repeat(30) + ']'.repeat(30)),
    ];
    const lines = [...list, { b: 2 }].map((item) => JSON.stringify(item));
    const expected = [
      '{"a":1}',
      `is larger than ${1_000_000 / 1024 / 1024} MB`,
      'is nested deeper than 20 levels',
      '{"b":2}',
    ];
    expect(split(`[${lines.join()}]`, [])).toEqual(expected);
    expect(split(lines.join('\n'), [], { ...WIDE, isLines: true })).toEqual(expected);
  });

  it('cuts a list without an end at its depth, a line at its end', () => {
    const lines = `${'['.repeat(100_000)}\n{"a":1}`;
    expect(split(lines, [], { ...WIDE, isLines: true })).toEqual([
      'is nested deeper than 20 levels',
      '{"a":1}',
    ]);
  });
});
