import * as fc from 'fast-check';
import { getEasternInstant } from './getEasternInstant';
import { getEasternParts } from './getEasternParts';

describe('moment of an Eastern time (platform §9)', () => {
  it.each([
    ['winter', [2026, 11, 21, 14, 5], '2026-11-21T19:05:00.000Z'],
    ['summer', [2026, 7, 4, 0, 0], '2026-07-04T04:00:00.000Z'],
    ['shown twice', [2026, 11, 1, 1, 30], '2026-11-01T05:30:00.000Z'],
    ['skipped', [2026, 3, 8, 2, 30], '2026-03-08T07:30:00.000Z'],
  ])('%s', (_case, [year = 0, month = 0, day = 0, hour = 0, minute = 0], expected) => {
    expect(getEasternInstant({ year, month, day, hour, minute }).toISOString()).toBe(expected);
  });

  it('is read back as the same time, for every minute of forty years', () => {
    const minutes = fc.integer({
      min: Date.UTC(2000, 0) / 60_000,
      max: Date.UTC(2040, 0) / 60_000,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const parts = getEasternParts(minute * 60_000);
        expect(parts && getEasternParts(getEasternInstant(parts))).toEqual(parts);
      }),
    );
  });
});
