import { trimEnd } from './trimEnd';

describe('trimEnd', () => {
  it.each([
    ['/news/', '/', '/news'],
    ['/news///', '/', '/news'],
    ['//a//b', '/', '//a//b'],
    ['///', '/', ''],
    ['', '/', ''],
    ['a\n\n', '\n', 'a'],
    ['1.500', '0', '1.5'],
    ['a/?/', '/?', 'a'],
  ])('%j without %j at its end is %j', (text, characters, expected) => {
    expect(trimEnd(text, characters)).toBe(expected);
  });
});
