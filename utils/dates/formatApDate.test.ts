import { formatApDate } from './formatApDate';

describe('AP date (platform §9)', () => {
  it.each([
    ['2026-01-15', 'Jan. 15'],
    ['2026-02-15', 'Feb. 15'],
    ['2026-03-15', 'March 15'],
    ['2026-04-15', 'April 15'],
    ['2026-05-15', 'May 15'],
    ['2026-06-15', 'June 15'],
    ['2026-07-15', 'July 15'],
    ['2026-08-15', 'Aug. 15'],
    ['2026-09-15', 'Sept. 15'],
    ['2026-10-15', 'Oct. 15'],
    ['2026-11-15', 'Nov. 15'],
    ['2026-12-05', 'Dec. 5'],
  ])('abbreviates the month of %s as %s', (day, expected) => {
    expect(formatApDate(`${day}T12:00:00Z`, '2026-06-01T12:00:00Z')).toBe(expected);
  });

  it.each([
    ['2025-12-31T12:00:00Z', '2026-01-01T12:00:00Z', 'Dec. 31, 2025'],
    ['2026-01-01T04:00:00Z', '2026-01-01T12:00:00Z', 'Dec. 31, 2025'],
    ['2026-01-01T12:00:00Z', '2026-12-31T12:00:00Z', 'Jan. 1'],
    ['2026-01-01T12:00:00Z', undefined, 'Jan. 1, 2026'],
    ['', '2026-01-01T12:00:00Z', ''],
    ['soon', undefined, ''],
  ])('shows %s, seen %s, as "%s"', (value, now, expected) => {
    expect(formatApDate(value, now)).toBe(expected);
  });
});
