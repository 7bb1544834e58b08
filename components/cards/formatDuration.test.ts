import { formatDuration } from './formatDuration';

describe('running times', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [Number.NaN, ''],
    [5_000, '0:05'],
    [254_000, '4:14'],
    [3_725_000, '1:02:05'],
  ])('%s ms is "%s"', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});
