import { formatLiveBlogDate } from './formatLiveBlogDate';

describe('live-blog date (platform §9)', () => {
  it.each([
    ['just now', '2026-11-21T19:05:00Z', '2026-11-21T19:05:00Z', '2:05 p.m.'],
    ['at twelve hours', '2026-11-21T19:05:00Z', '2026-11-22T07:05:00Z', '2:05 p.m.'],
    ['later', '2026-11-21T19:05:00Z', '2026-11-22T07:05:00.001Z', 'Nov. 21, 2:05 p.m.'],
    ['in another year', '2025-11-21T19:05:00Z', '2026-11-22T00:00:00Z', 'Nov. 21, 2025, 2:05 p.m.'],
    ['at a moment that is none', '2026-11-21T19:05:00Z', '', 'Nov. 21, 2026, 2:05 p.m.'],
    ['without a date', '', '2026-11-22T00:00:00Z', ''],
  ])('%s', (_case, value, now, expected) => {
    expect(formatLiveBlogDate(value, now)).toBe(expected);
  });
});
