import { adsBetween } from './adsBetween';

describe('ads between the pictures of a gallery (platform §5)', () => {
  it.each([
    ['none in an empty gallery', 0, []],
    ['none below one picture', 1, []],
    ['never after the last picture', 4, []],
    ['one after the fourth', 5, [3]],
    ['still one where the eighth is the last', 8, [3]],
    ['one after every fourth', 9, [3, 7]],
    ['twelve pictures', 12, [3, 7]],
    ['five at most', 60, [3, 7, 11, 15, 19]],
  ])('%s', (_name, count, expected) => {
    expect(adsBetween(count)).toEqual(expected);
  });
});
