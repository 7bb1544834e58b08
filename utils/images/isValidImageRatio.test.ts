import { isValidImageRatio } from './isValidImageRatio';

describe('valid ratios (platform §5)', () => {
  it.each([
    ['3x2', true],
    ['16x9', true],
    ['1x1', true],
    ['1.91x1', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s: %s', (ratio, expected) => {
    expect(isValidImageRatio(ratio)).toBe(expected);
  });
});
