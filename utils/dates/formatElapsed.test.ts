import { formatElapsed } from './formatElapsed';

describe('elapsed time (platform §9)', () => {
  it.each([
    [0, 'Just now'],
    [999, 'Just now'],
    [-5_000, 'Just now'],
    [1_000, '1 second ago'],
    [59_999, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [3_600_000 * 5, '5 hours ago'],
    [86_400_000, '1 day ago'],
    [86_400_000 * 29, '29 days ago'],
    [86_400_000 * 30, '1 month ago'],
    [86_400_000 * 364, '12 months ago'],
    [86_400_000 * 365, '1 year ago'],
    [86_400_000 * 800, '2 years ago'],
  ])('of %i ms reads "%s"', (elapsed, expected) => {
    const now = Date.UTC(2026, 10, 21);
    expect(formatElapsed(now - elapsed, now)).toBe(expected);
  });

  it('of no date is empty', () => {
    expect(formatElapsed('', 0)).toBe('');
  });
});
