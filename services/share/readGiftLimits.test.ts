import { readGiftLimits } from './readGiftLimits';

describe('how much subscribers may give away', () => {
  it.each([
    [{}, { perMonth: 10, days: 14 }],
    [
      { GIFTS_PER_MONTH: '', GIFT_DAYS: ' ' },
      { perMonth: 10, days: 14 },
    ],
    [
      { GIFTS_PER_MONTH: '0', GIFT_DAYS: '30' },
      { perMonth: 0, days: 30 },
    ],
  ])('%j is %j', (env, expected) => {
    expect(readGiftLimits(env)).toEqual(expected);
  });

  it.each([
    [{ GIFTS_PER_MONTH: '-1' }, 'GIFTS_PER_MONTH'],
    [{ GIFTS_PER_MONTH: '1e3' }, 'GIFTS_PER_MONTH'],
    [{ GIFT_DAYS: '0' }, 'GIFT_DAYS'],
    [{ GIFT_DAYS: 'two weeks' }, 'GIFT_DAYS'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readGiftLimits(env)).toThrow(name);
  });
});
