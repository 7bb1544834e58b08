import { cutAtWord } from './cutAtWord';

describe('cutAtWord', () => {
  it.each([
    ['short', 10, 'short'],
    ['one two three', 9, 'one two…'],
    ['one two  three', 10, 'one two…'],
    ['one two three', 8, 'one…'],
    ['onetwothree', 6, 'onetw…'],
    [`${' '.repeat(3)}onetwo`, 6, '…'],
  ])('%j at %i characters is %j', (text, longest, expected) => {
    expect(cutAtWord(text, longest)).toBe(expected);
    expect(cutAtWord(text, longest).length).toBeLessThanOrEqual(longest);
  });
});
