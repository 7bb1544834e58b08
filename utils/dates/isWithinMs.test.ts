import { isWithinMs } from './isWithinMs';

describe('a span of time before now (platform §5)', () => {
  it.each([
    [900, true],
    [899, false],
    [1_000, true],
    [1_001, false],
    ['', false],
    [null, false],
  ])('of 100 ms holds %s: %s', (value, expected) => {
    expect(isWithinMs(value, 1_000, 100)).toBe(expected);
  });
});
