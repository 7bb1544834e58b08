import { hasRatioStyle } from './hasRatioStyle';

describe('ratio-styled pictures (platform §5)', () => {
  it.each([
    ['card', '3x2', true],
    ['topper', '16x9', true],
    ['article', '3x2', false],
    ['card', '4x3', false],
    ['card', null, false],
  ])('%s with %s: %s', (type, ratio, expected) => {
    expect(hasRatioStyle({ type, ratio })).toBe(expected);
  });
});
