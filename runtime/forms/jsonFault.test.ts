import { jsonFault } from './jsonFault';

describe('a fault in JSON', () => {
  it.each([
    ['{"a" 1}', 5, 'expected a colon after the key.'],
    ['{"a": 1 "b": 2}', 8, 'expected a comma or }.'],
    ['[1 2]', 3, 'expected a comma or ].'],
    ['[1,]', 3, 'expected a value.'],
    ['{a: 1}', 1, 'expected a key in double quotes.'],
    ["{'a': 1}", 1, 'expected a key in double quotes.'],
    ['{"a": 1,}', 8, 'expected a key in double quotes.'],
    ['[1', 2, 'expected a comma or ].'],
    ['"a', 0, 'this text is not closed.'],
    ['"a\tb"', 0, 'this text is not closed.'],
    ['"\\x"', 0, 'this text is not closed.'],
    ['[1] 2', 4, 'expected nothing more here.'],
    ['tru', 0, 'expected a value.'],
    ['01', 1, 'expected nothing more here.'],
  ])('of %s', (text, offset, message) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(jsonFault(text)).toEqual({ offset, message });
  });

  it.each([
    '1',
    ' {"a": [1, {}, [], "x\\n\\u00e9", -1.5e+3, null]} ',
    '" !#[]\u007f\u2028😀\ud800"',
    '[[[]]]',
    '[{}, {"a": {}}]',
    'true',
  ])('is none in %s', (text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(jsonFault(text)).toBeNull();
  });
});
