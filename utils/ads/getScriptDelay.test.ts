import { getScriptDelay } from './getScriptDelay';

describe('script loading priority (platform §4)', () => {
  it.each([
    ['low', true, 4_000],
    ['med-low', true, 1_000],
    ['med', true, 0],
    ['high', false, 0],
  ] as const)('%s', (priority, afterLoad, delay) => {
    expect(getScriptDelay(priority)).toEqual({ afterLoad, delay });
  });
});
