import { isoDate, isoDuration } from './isoDate';

describe('dates and durations', () => {
  it.each([
    [['2026-11-19T22:40:00Z'], '2026-11-19T22:40:00Z'],
    [['2026-11-19T22:40:00-05:00'], '2026-11-19T22:40:00-05:00'],
    [['2026-11-19'], '2026-11-19T00:00:00.000Z'],
    [['', 'soon', '2026-11-19T00:00:00Z'], '2026-11-19T00:00:00Z'],
    [['soon'], undefined],
  ])('%j is %s', (candidates, date) => {
    expect(isoDate(...candidates)).toBe(date);
  });

  it.each([
    [125_000, 'PT2M5S'],
    [3_600_000, 'PT1H'],
    [0, undefined],
    [Number.NaN, undefined],
  ])('%d ms is %s', (ms, duration) => {
    expect(isoDuration(ms)).toBe(duration);
  });
});
