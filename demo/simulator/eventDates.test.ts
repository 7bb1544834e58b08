import { eventDates } from './eventDates';

describe('a moment on the wire', () => {
  it.each([
    ['in winter', '2026-11-22T18:05:00Z', [2026, 11, 22, 13, 5], '2026-11-22T13:05:00'],
    ['in summer', '2026-07-04T23:05:00Z', [2026, 7, 4, 19, 5], '2026-07-04T19:05:00'],
    ['of an evening', '2026-11-23T01:20:00Z', [2026, 11, 22, 20, 20], '2026-11-22T20:20:00'],
    ['at midnight', '2027-01-01T05:00:00Z', [2027, 1, 1, 0, 0], '2027-01-01T00:00:00'],
  ])('%s is told in Philadelphia and in UTC', (_, at, parts, full) => {
    const [local, utc] = eventDates(new Date(at));
    const [year, month, date, hour, minute] = parts;
    expect(local).toEqual({ dateType: 'Local', year, month, date, hour, minute, full });
    expect(utc?.full).toBe(at.replace('Z', ''));
    expect(utc?.hour).toBe(Number(at.slice(11, 13)));
  });

  it('whose hour is to be announced is the local date alone', () => {
    const isTba = true;
    const date = { year: 2026, month: 11, date: 22, full: '2026-11-22', isTba };
    expect(eventDates(new Date('2026-11-23T01:20:00Z'), isTba)).toEqual([
      { dateType: 'Local', ...date },
      { dateType: 'UTC', ...date },
    ]);
  });
});
