import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { formatApDate } from '../utils/dates/formatApDate';
import { formatApTime } from '../utils/dates/formatApTime';
import { getEasternInstant } from '../utils/dates/getEasternInstant';
import { getEasternParts } from '../utils/dates/getEasternParts';

const ZONE = 'America/New_York';
const AP_MONTHS = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** Moments of the years that a paper's archive and calendar hold, to the minute. */
const moments = fc
  .date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2090-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
const eastern = (date: Date) => DateTime.fromJSDate(date, { zone: ZONE });

describe('our dates and those of luxon, which the server has and pages are too small for', () => {
  it('a moment has the same Eastern date and time (platform §9)', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const { year, month, day, hour, minute } = eastern(date);
        expect(getEasternParts(date)).toEqual({ year, month, day, hour, minute });
      }),
    );
  });

  it('an Eastern date and time is the same moment, the first of two in autumn (platform §9)', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const { year, month, day, hour, minute } = eastern(date);
        const [first] = DateTime.fromObject(
          { year, month, day, hour, minute },
          { zone: ZONE },
        ).getPossibleOffsets();
        const instant = getEasternInstant({ year, month, day, hour, minute });
        expect(instant.getTime()).toBe(first?.toMillis());
      }),
    );
  });

  it('AP dates and times are made of it (platform §9)', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const { year, month, day, hour, minute } = eastern(date);
        expect(formatApDate(date)).toBe(`${AP_MONTHS[month - 1]} ${day}, ${year}`);
        if (minute === 0 && hour % 12 === 0) return;
        const half = hour < 12 ? 'a.m.' : 'p.m.';
        const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
        expect(formatApTime(date)).toBe(`${clock} ${half}`);
      }),
    );
  });
});
