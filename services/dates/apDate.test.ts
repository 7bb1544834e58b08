import { apDate } from './apDate';

const ZONE = 'America/New_York';

describe('a day in AP style', () => {
  it.each([
    ['2026-09-05', 'Sept. 5, 2026'],
    ['2026-03-01', 'March 1, 2026'],
    ['2026-12-24', 'Dec. 24, 2026'],
  ])('%s is %s', (date, words) => {
    expect(apDate(Date.parse(`${date}T17:00:00Z`), ZONE)).toBe(words);
  });

  it('is that of the paper’s own time zone', () => {
    expect(apDate(new Date('2026-11-25T03:00:00Z'), ZONE)).toBe('Nov. 24, 2026');
  });
});
