import * as fc from 'fast-check';
import { parseCsv } from './parseCsv';

const written = (rows: readonly (readonly string[])[], lineBreak: string) =>
  rows
    .map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(','))
    .join(lineBreak);

describe('CSV (RFC 4180)', () => {
  it.each<[string, string, string[][]]>([
    [
      'rows and fields',
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a line break at the end', 'a,b\n', [['a', 'b']]],
    ['old line breaks', 'a\rb', [['a'], ['b']]],
    ['quotes', '"a,""b""","c\nd"', [['a,"b"', 'c\nd']]],
    ['empty fields', ',a,,\n', [['', 'a', '', '']]],
    ['empty lines', 'a\n\n\nb\n', [['a'], ['b']]],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['spaces, which belong to the field', ' a , b', [[' a ', ' b']]],
    ['a quote inside of a bare field', '6"5,x', [['6"5', 'x']]],
    ['text after a closing quote', '"a"b,c', [['ab', 'c']]],
    ['a quote that is not closed', 'x,"a\nb', [['x', 'a\nb']]],
    ['an empty field in quotes, alone', '""', []],
    ['nothing', '', []],
  ])('%s', (_name, csv, rows) => {
    expect(parseCsv(csv)).toEqual(rows);
  });

  it('gives back whatever was written in quotes', () => {
    const row = fc.array(
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') }),
      {
        minLength: 2,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1 }),
        fc.constantFrom('\n', '\r\n'),
        (rows, lineBreak) => {
          expect(parseCsv(written(rows, lineBreak))).toEqual(rows);
        },
      ),
    );
  });

  it('ends for any text, and loses none of its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '\n', '\r') }), (csv) => {
        const letters = (text: string) => text.replace(/[^ab]/g, '');
        expect(letters(parseCsv(csv).flat().join(''))).toBe(letters(csv));
      }),
    );
  });
});
