import { getReadingMinutes } from './getReadingMinutes';

describe('the time it takes to read', () => {
  it.each([
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [12, 1],
    [238, 1],
    [357, 2],
    [2380, 10],
  ])('%d words take %d minutes', (words, minutes) => {
    expect(getReadingMinutes(words)).toBe(minutes);
  });
});
