import { assert, integer, nat, property } from 'fast-check';
import { LONGEST_DELAY, delayAfter, firstDelay, nextDelay } from './nextDelay';

const never = () => 0;
const most = () => 0.999999;

describe('nextDelay', () => {
  it.each([
    [10_000, 0, 0, 10_000],
    [10_000, 1, 0, 20_000],
    [10_000, 2, 0, 40_000],
    [10_000, 3, 0, 80_000],
    [10_000, 9, 0, 300_000],
    [10_000, 1, 60_000, 60_000],
    [10_000, 1, 900_000, 300_000],
    [300_000, 1, 0, 300_000],
  ])(
    '%d ms after %d failures, retry-after %d ms: %d ms',
    (interval, failures, retryAfter, expected) => {
      expect(nextDelay(interval, failures, retryAfter, never)).toBe(expected);
    },
  );

  it('spreads by up to half', () => {
    expect(nextDelay(10_000, 3, 0, most)).toBeCloseTo(40_000, -1);
  });

  it('is never sooner than the interval, nor later than five minutes where that is longer', () => {
    assert(
      property(integer({ min: 1000, max: LONGEST_DELAY }), nat(40), (interval, failures) => {
        const delay = nextDelay(interval, failures);
        return delay >= interval && delay <= LONGEST_DELAY;
      }),
    );
  });
});

it.each([
  [10_000, 3333],
  [30_000, 10_000],
  [30_001, 30_001],
  [60_000, 60_000],
])('of %d ms a block asks for the first time after %d ms', (interval, expected) => {
  expect(firstDelay(interval)).toBe(expected);
});

describe('delayAfter', () => {
  it.each([
    ['as the server says nothing', 30_000, 0, 0.5, 30_000],
    ['when there is something newer', 30_000, 12_000, 0, 12_000],
    ['at its place among those who ask then', 30_000, 12_000, 0.8, 18_000],
    ['an interval after the last question, once in step', 30_000, 24_000, 0.8, 30_000],
    ['never later than its interval', 30_000, 29_000, 0.9, 30_000],
    ['never sooner than a second', 10_000, 3, 0, 1000],
    ['of an interval of a second, every second', 1000, 3, 0.5, 1000],
  ])('asks %s', (_name, interval, newer, share, expected) => {
    expect(delayAfter(interval, newer, share)).toBe(expected);
  });

  it('comes into step within two questions: not later than its place, once an interval from then on', () => {
    assert(
      property(nat(29_999), integer({ min: 0, max: 99 }), (opened, hundredth) => {
        const share = hundredth / 100;
        const left = (at: number) => 30_000 - (at % 30_000);
        let at = opened;
        for (let question = 0; question < 2; question += 1)
          at += delayAfter(30_000, left(at), share);
        expect(at % 30_000).toBeLessThanOrEqual(Math.max(1000, Math.round(7500 * share)));
        expect(delayAfter(30_000, left(at), share)).toBe(30_000);
      }),
    );
  });
});
