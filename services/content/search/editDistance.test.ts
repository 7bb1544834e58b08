import fc from 'fast-check';
import { editDistance } from './editDistance';

describe('the distance of two words', () => {
  it.each([
    ['eagles', 'eagles', 0],
    ['eagels', 'eagles', 1],
    ['egles', 'eagles', 1],
    ['eaggles', 'eagles', 1],
    ['eablea', 'eagles', 2],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
    ['philadelpia', 'philadelphia', 1],
  ])('%s and %s: %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });

  it('is no more than the longer word, and no less than the difference of their lengths', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const [a, b] = [[...one].length, [...other].length];
        const distance = editDistance(one, other);
        expect(distance).toBeLessThanOrEqual(Math.max(a, b));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a - b));
        expect(distance === 0).toBe(one === other);
      }),
    );
  });
});
