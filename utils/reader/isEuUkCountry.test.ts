import { isEuUkCountry } from './isEuUkCountry';

describe('EU or UK (platform §5)', () => {
  it.each([
    ['DE', true],
    ['ie', true],
    ['GB', true],
    ['UK', true],
    ['NO', true],
    ['US', false],
    ['CH', false],
    ['', false],
  ])('%s: %s', (code, expected) => {
    expect(isEuUkCountry(code)).toBe(expected);
  });
});
