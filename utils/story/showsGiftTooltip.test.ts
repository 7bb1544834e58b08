import { showsGiftTooltip } from './showsGiftTooltip';

const NOW = Date.UTC(2026, 10, 21);
const HOUR = 3_600_000;

describe('gift tooltip (platform §4)', () => {
  it.each([
    ['never viewed', false, null, true],
    ['viewed 14 hours ago', false, 14 * HOUR, true],
    ['viewed just under 14 hours ago', false, 14 * HOUR - 1, false],
    ['viewed a second ago', false, 1_000, false],
    ['viewed under a second ago', false, 999, true],
    ['never viewed, icon used', true, null, false],
    ['viewed long ago, icon used', true, 100 * HOUR, false],
  ])('%s', (_case, hasInteracted, age, expected) => {
    const lastView = age === null ? null : NOW - age;
    expect(showsGiftTooltip({ hasInteracted, lastView }, NOW)).toBe(expected);
  });
});
