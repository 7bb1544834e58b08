import { formatApTime } from './formatApTime';

describe('AP time (platform §9)', () => {
  it.each([
    ['2026-11-21T19:05:00Z', '2:05 p.m.'],
    ['2026-11-21T19:00:00Z', '2 p.m.'],
    ['2026-11-21T05:00:00Z', 'midnight'],
    ['2026-11-21T05:01:00Z', '12:01 a.m.'],
    ['2026-11-21T17:00:00Z', 'noon'],
    ['2026-11-21T17:30:00Z', '12:30 p.m.'],
    ['2026-11-21T16:59:00Z', '11:59 a.m.'],
    ['2026-07-21T13:00:00Z', '9 a.m.'],
    ['', ''],
  ])('shows %s as "%s"', (value, expected) => {
    expect(formatApTime(value)).toBe(expected);
  });
});
