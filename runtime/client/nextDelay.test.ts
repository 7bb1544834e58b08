import { assert, integer, nat, property } from 'fast-check';
import { LONGEST_DELAY, nextDelay } from './nextDelay';

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
