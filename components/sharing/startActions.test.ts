/** @jest-environment jsdom */
import { startActions } from './startActions';

const AUDIT = 'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse';
const browse = (agent: string, environment?: string): void => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  if (environment === undefined) delete document.documentElement.dataset['environment'];
  else document.documentElement.dataset['environment'] = environment;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what readers do with a page (widgets §9)', () => {
  it.each([
    ['Firefox', undefined],
    ['Firefox', 'staging'],
    [AUDIT, 'production'],
    [AUDIT, undefined],
  ])('starts at once for %s in %s', (agent, environment) => {
    browse(agent, environment);
    const start = jest.fn();
    startActions(start);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits 10 s under an audit outside production', () => {
    browse(AUDIT, 'staging');
    const start = jest.fn();
    startActions(start);
    jest.advanceTimersByTime(9999);
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });
});
