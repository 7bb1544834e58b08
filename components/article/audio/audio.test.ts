/** @jest-environment jsdom */
import { isWorthKeeping, keepPlace, readPlace } from './audioPlace';
import { chapterAt } from './chapterAt';
import { formatClock } from './formatClock';
import { spokenClock } from './spokenClock';

describe('a place in a recording', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [5.9, '0:05', '5 seconds'],
    [61, '1:01', '1 minute 1 second'],
    [760, '12:40', '12 minutes 40 seconds'],
    [3725, '1:02:05', '1 hour 2 minutes 5 seconds'],
    [7200, '2:00:00', '2 hours'],
    [-3, '0:00', '0 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
    [Number.POSITIVE_INFINITY, '0:00', '0 seconds'],
  ])('%s s is %s, said "%s"', (seconds, clock, spoken) => {
    expect(formatClock(seconds)).toBe(clock);
    expect(spokenClock(seconds)).toBe(spoken);
  });

  it.each([
    [0, 0],
    [6.9, 0],
    [6.96, 1],
    [7, 1],
    [100, 2],
  ])('%s s lies in chapter %i', (place, expected) => {
    expect(chapterAt([0, 7, 14], place)).toBe(expected);
  });

  it('lies in no chapter before the first', () => {
    expect(chapterAt([10], 3)).toBe(-1);
    expect(chapterAt([], 3)).toBe(-1);
  });
});

describe('the place that is kept', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it.each([
    [4, false],
    [5, true],
    [27, true],
    [28, false],
  ])('%i s of 32 is worth it: %s', (place, expected) => {
    expect(isWorthKeeping(place, 32)).toBe(expected);
  });

  it('comes back for its recording only', () => {
    keepPlace('one', 12.7, 32);
    expect(readPlace('one')).toBe(12);
    expect(readPlace('two')).toBe(0);
  });

  it('is forgotten at the end', () => {
    keepPlace('one', 12, 32);
    keepPlace('one', 31, 32);
    expect(readPlace('one')).toBe(0);
  });

  it.each(['abc', '-4', 'NaN'])('is none where "%s" is kept', (kept) => {
    localStorage.setItem('audio-place:one', kept);
    expect(readPlace('one')).toBe(0);
  });

  it('does without a browser that keeps nothing', () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readPlace('one')).toBe(0);
    expect(() => keepPlace('one', 12, 32)).not.toThrow();
  });
});
