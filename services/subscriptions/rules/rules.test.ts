import { prorate } from '../payments/test/prorate';
import { readChoice } from '../Plan';
import { examplePlans } from '../testing/examplePlans';
import { endOfPeriod } from './endOfPeriod';
import { dollars, firstCents, priceOf } from './money';

const day = (text: string): number => Date.parse(`${text}T17:00:00Z`);

describe('the end of a period', () => {
  it.each([
    ['2026-11-24', 'month', '2026-12-24'],
    ['2026-12-31', 'month', '2027-01-31'],
    ['2027-01-31', 'month', '2027-02-28'],
    ['2028-01-31', 'month', '2028-02-29'],
    ['2026-11-24', 'year', '2027-11-24'],
    ['2028-02-29', 'year', '2029-02-28'],
  ] as const)('of one that begins on %s and is paid by the %s is %s', (from, interval, until) => {
    expect(endOfPeriod(day(from), interval)).toBe(day(until));
  });
});

describe('what a change costs', () => {
  const old = {
    cents: 1200,
    from: day('2026-11-24'),
    until: day('2026-12-24'),
    interval: 'month',
  } as const;

  it.each([
    ['at once, all of the difference', '2026-11-24', 2400, 1200],
    ['in the middle, half of it', '2026-12-09', 2400, 600],
    ['at the end, nothing', '2026-12-24', 2400, 0],
    ['to a cheaper plan, a credit', '2026-12-09', 600, -300],
  ])('is %s', (_what, now, cents, expected) => {
    expect(prorate(old, { cents, interval: 'month' }, day(now))).toEqual({
      cents: expected,
      renewsAt: old.until,
    });
  });

  it('is the whole year less what is left of the month, and a year begins', () => {
    const to = { cents: 12_000, interval: 'year' } as const;
    expect(prorate(old, to, day('2026-12-09'))).toEqual({
      cents: 12_000 - 600,
      renewsAt: day('2027-12-09'),
    });
  });
});

describe('money and dates in words', () => {
  it.each([
    [1200, '$12'],
    [999, '$9.99'],
    [5, '$0.05'],
    [-300, '-$3'],
  ])('%s cents are %s', (cents, words) => expect(dollars(cents)).toBe(words));

  it('has prices by the interval, and what new readers pay first', () => {
    const [digital, adFree] = examplePlans;
    expect(priceOf(1200, 'month')).toBe('$12 a month');
    expect(firstCents(digital!, 'month', true)).toBe(100);
    expect(firstCents(digital!, 'month', false)).toBe(1200);
    expect(firstCents(digital!, 'year', true)).toBe(12_000);
    expect(firstCents(adFree!, 'month', true)).toBe(1600);
  });
});

it.each([
  [
    { plan: 'premium', interval: 'year' },
    { plan: 'premium', interval: 'year' },
  ],
  [{ plan: 'premium', interval: 'week' }, null],
  [{ plan: 'gold', interval: 'month' }, null],
  [{ plan: ['premium'], interval: 'month' }, null],
  [{ plan: '__proto__', interval: 'month' }, null],
  [{}, null],
])('a choice is one of the plans and intervals, or none: %j', (sent, expected) => {
  expect(readChoice(examplePlans, sent)).toEqual(expected);
});
