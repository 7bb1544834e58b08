import { formatDateLine } from './formatDateLine';

describe('the date line', () => {
  it.each([
    ['2026-11-21T19:05:00Z', 'Saturday, Nov. 21, 2026'],
    ['2026-11-22T03:30:00Z', 'Saturday, Nov. 21, 2026'],
    ['2026-07-05T04:00:00Z', 'Sunday, July 5, 2026'],
  ])('of %s is the day in Philadelphia: %s', (now, line) => {
    expect(formatDateLine(new Date(now))).toBe(line);
  });
});
