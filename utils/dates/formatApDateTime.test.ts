import { formatApDateTime } from './formatApDateTime';

describe('AP date and time (platform §9)', () => {
  it.each([
    ['2026-11-21T19:05:00Z', undefined, 'Nov. 21, 2026, 2:05 p.m.'],
    ['2026-11-21T19:05:00Z', '2026-11-22T00:00:00Z', 'Nov. 21, 2:05 p.m.'],
    ['2026-11-21T17:00:00Z', '2026-11-22T00:00:00Z', 'Nov. 21, noon'],
    ['', undefined, ''],
  ])('shows %s, seen %s, as "%s"', (value, now, expected) => {
    expect(formatApDateTime(value, now)).toBe(expected);
  });
});
