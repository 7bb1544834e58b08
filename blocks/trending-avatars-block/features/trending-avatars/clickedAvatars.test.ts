/** @jest-environment jsdom */
import { forgetDot, readClicked } from './clickedAvatars';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('dots that were clicked away (widgets §4)', () => {
  it('are remembered by writer, with the story that was new', () => {
    expect(readClicked()).toEqual({});
    forgetDot('nelly', 'A');
    forgetDot('ida', 'B');
    forgetDot('nelly', 'C');
    expect(readClicked()).toEqual({ nelly: 'C', ida: 'B' });
    expect(localStorage.getItem('clickedAvatars')).toBe('{"nelly":"C","ida":"B"}');
  });

  it.each(['no JSON', 'null', '7', '"text"'])('are none where the browser holds %s', (kept) => {
    localStorage.setItem('clickedAvatars', kept);
    expect(readClicked()).toEqual({});
  });

  it('are none where a browser keeps nothing, which harms nobody', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    expect(() => forgetDot('nelly', 'A')).not.toThrow();
    expect(readClicked()).toEqual({});
  });
});
