import { getScrollMilestone } from './getScrollMilestone';

describe('scroll milestones (platform §4)', () => {
  it.each([
    [0, 0, null],
    [9.9, 0, null],
    [10, 0, 10],
    [19, 10, null],
    [57, 20, 50],
    [57, 50, null],
    [30, 50, null],
    [100, 90, 100],
    [104, 90, 100],
    [104, 100, null],
    [-3, 0, null],
    [Number.NaN, 0, null],
  ])('at %d percent after %i: %s', (percent, lastReported, expected) => {
    expect(getScrollMilestone(percent, lastReported)).toBe(expected);
  });
});
