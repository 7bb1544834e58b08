import { SaveTimer } from './SaveTimer';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the time to save', () => {
  it('is after a pause, and soon while someone keeps typing', () => {
    const send = jest.fn();
    const timer = new SaveTimer(send);
    for (let typed = 0; typed < 7; typed += 1) {
      timer.soon();
      jest.advanceTimersByTime(600);
    }
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not come once it is stopped, also where something was done before it could not be sent', () => {
    const send = jest.fn();
    const timer = new SaveTimer(send);
    timer.soon();
    timer.again();
    timer.stop();
    jest.advanceTimersByTime(10_000);
    expect(send).not.toHaveBeenCalled();
  });
});
