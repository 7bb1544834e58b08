import { getRatioHeight } from './getRatioHeight';

describe('ratio heights (platform §7)', () => {
  it.each([
    [1200, '3x2', 800],
    [760, '3x2', 507],
    [640, '1x1', 640],
    [1600, '16x9', 900],
    [1200, '1.91x1', 628],
  ] as const)('%i px wide at %s is %i px high', (width, ratio, expected) => {
    expect(getRatioHeight(width, ratio)).toBe(expected);
  });
});
