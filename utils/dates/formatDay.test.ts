import { formatDay, isDay } from './formatDay';

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-21', undefined, 'Saturday, Nov. 21, 2026'],
    ['2026-07-04', undefined, 'Saturday, July 4, 2026'],
    ['2026-01-01', '2026-12-31T12:00:00Z', 'Thursday, Jan. 1'],
    ['2025-12-31', '2026-01-01T12:00:00Z', 'Wednesday, Dec. 31, 2025'],
    ['2026-02-29', undefined, ''],
    ['2026-11-21T10:00:00Z', undefined, ''],
    ['soon', undefined, ''],
  ])('%s, seen %s, is written "%s"', (day, now, expected) => {
    expect(formatDay(day, now === undefined ? undefined : new Date(now))).toBe(expected);
  });

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s is one: %s', (text, expected) => expect(isDay(text)).toBe(expected));
});
