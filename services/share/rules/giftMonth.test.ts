import { giftMonth } from './giftMonth';

const iso = (now: string, timeZone: string) => {
  const { from, to } = giftMonth(Date.parse(now), timeZone);
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

describe('the month in which gifts are counted', () => {
  it.each([
    [
      '2026-11-21T18:00:00Z',
      'America/New_York',
      '2026-11-01T04:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ],
    [
      '2026-12-01T04:59:59Z',
      'America/New_York',
      '2026-11-01T04:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ],
    [
      '2026-12-31T23:00:00Z',
      'America/New_York',
      '2026-12-01T05:00:00.000Z',
      '2027-01-01T05:00:00.000Z',
    ],
    [
      '2027-01-01T04:59:59Z',
      'America/New_York',
      '2026-12-01T05:00:00.000Z',
      '2027-01-01T05:00:00.000Z',
    ],
    [
      '2028-03-14T12:00:00Z',
      'America/New_York',
      '2028-03-01T05:00:00.000Z',
      '2028-04-01T04:00:00.000Z',
    ],
    [
      '2026-03-31T21:59:59Z',
      'Europe/Berlin',
      '2026-02-28T23:00:00.000Z',
      '2026-03-31T22:00:00.000Z',
    ],
    ['2026-02-10T12:00:00Z', 'UTC', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ])('of %s in %s is %s to %s', (now, timeZone, from, to) => {
    expect(iso(now, timeZone)).toEqual([from, to]);
  });
});
