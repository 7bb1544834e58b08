import { parseDate } from './parseDate';

describe('reading a date (platform §9)', () => {
  it.each([
    ['2022-03-20T12:00:00Z', 1647777600000],
    [1647777600000, 1647777600000],
    [new Date(0), 0],
  ])('reads %s', (value, expected) => {
    expect(parseDate(value)?.getTime()).toBe(expected);
  });

  it.each([['not a date'], [''], [null], [undefined], [Number.NaN]])(
    'finds no date in %s',
    (value) => {
      expect(parseDate(value)).toBeNull();
    },
  );
});
