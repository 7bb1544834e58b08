import { hasEnoughLiveBlogCards } from './hasEnoughLiveBlogCards';

describe('cards of a live blog (platform §5)', () => {
  it.each([
    [0, false],
    [3, false],
    [4, true],
    [40, true],
  ])('%i: %s', (count, expected) => {
    expect(hasEnoughLiveBlogCards(count)).toBe(expected);
  });
});
