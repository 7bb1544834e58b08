import { inWords } from '../pages/signInPage';
import { lockAfter } from './backOff';
import { isOwnForm } from './isOwnForm';

describe('after failures in a row an account', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [8, 240],
    [9, 480],
    [10, 900],
    [11, 900],
    [10_000, 900],
  ])('%i times is locked for %i s', (failures, seconds) => {
    expect(lockAfter(failures)).toBe(seconds * 1000);
  });
});

describe('a wait', () => {
  it.each([
    [1, '1 second'],
    [29_001, '30 seconds'],
    [60_000, '60 seconds'],
    [90_000, '90 seconds'],
    [90_001, '2 minutes'],
    [900_000, '15 minutes'],
  ])('of %i ms is %s', (ms, words) => expect(inWords(ms)).toBe(words));
});

describe('a form', () => {
  const origin = 'https://www.broadsheet.example';

  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin }, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ origin }, true],
    [{ 'sec-fetch-site': 'cross-site', origin }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://evil.broadsheet.example' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'http://www.broadsheet.example' }, false],
    [{}, false],
  ])('with %j is ours: %s', (headers, isOurs) => {
    expect(isOwnForm(headers, origin)).toBe(isOurs);
  });
});
