import { isTestAdMode } from './isTestAdMode';

describe('test-ad mode (platform §2)', () => {
  it.each([
    ['?testAd=y&channel=graceland', true],
    ['channel=graceland&testAd=y&x=1', true],
    ['?testAd=y', false],
    ['?channel=graceland', false],
    ['?testAd=n&channel=graceland', false],
    ['', false],
  ])('of "%s" is %s', (query, expected) => {
    expect(isTestAdMode(query)).toBe(expected);
  });
});
