import { text } from './json';

describe('text', () => {
  it.each([
    ['trims', '  words ', 'words'],
    ['writes numbers out', 4, '4'],
    ['keeps whole characters', 'a \u{1F468}\u200D\u{1F469} b', 'a \u{1F468}\u200D\u{1F469} b'],
    [
      'replaces half characters, of which no address can be made',
      'a\uD800b\uDC00',
      'a\uFFFDb\uFFFD',
    ],
    ['drops control characters', 'a\u0000b\u001B[31m\u009Fc\td\ne', 'ab[31mc\td\ne'],
    ['takes nothing else', { toString: null }, ''],
  ])('%s', (_what, value, expected) => {
    expect(text(value)).toBe(expected);
    expect(() => encodeURIComponent(text(value))).not.toThrow();
  });
});
