import { timestampFormat } from './timestampFormat';

describe('time or date, in Eastern time', () => {
  it.each([
    ['2026-11-21T14:05:00Z', '2026-11-21T20:00:00Z', 'time'],
    ['2026-11-21T05:00:00Z', '2026-11-22T04:59:00Z', 'time'],
    ['2026-11-21T04:59:00Z', '2026-11-21T05:00:00Z', 'date'],
    ['2026-11-20T14:05:00Z', '2026-11-21T14:05:00Z', 'date'],
    ['', '2026-11-21T14:05:00Z', 'date'],
  ])('of %s at %s it is the %s', (date, now, format) => {
    expect(timestampFormat(date, now)).toBe(format);
  });
});
