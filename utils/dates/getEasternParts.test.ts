import { getEasternParts } from './getEasternParts';

describe('Eastern time (platform §9)', () => {
  it.each([
    ['2026-11-21T19:05:00Z', { year: 2026, month: 11, day: 21, hour: 14, minute: 5 }],
    ['2026-07-04T04:00:00Z', { year: 2026, month: 7, day: 4, hour: 0, minute: 0 }],
    ['2026-01-01T04:59:59Z', { year: 2025, month: 12, day: 31, hour: 23, minute: 59 }],
  ])('of %s', (value, expected) => {
    expect(getEasternParts(value)).toEqual(expected);
  });

  it('is the same each time it is asked for, and one’s own to change', () => {
    const expected = { year: 2026, month: 11, day: 22, hour: 9, minute: 30 };
    const first = getEasternParts('2026-11-22T14:30:00Z');
    expect(first).toEqual(expected);
    if (first) first.hour = 0;
    expect(getEasternParts('2026-11-22T14:30:59Z')).toEqual(expected);
  });

  it('of no date is null', () => {
    expect(getEasternParts('')).toBeNull();
  });
});
