/** @jest-environment jsdom */
import { noteGiftIcon, noteGiftTooltip, readGiftRecord } from './giftRecord';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('what a browser keeps of the gift tooltip (platform §4)', () => {
  it('is nothing at first', () => {
    expect(readGiftRecord()).toEqual({ hasInteracted: false, lastView: null });
  });

  it('is when it was last seen', () => {
    noteGiftTooltip(1_764_000_000_000);
    expect(localStorage.getItem('giftTooltipLastView')).toBe('1764000000000');
    expect(readGiftRecord()).toEqual({ hasInteracted: false, lastView: 1_764_000_000_000 });
  });

  it('is for good that the icon was used', () => {
    noteGiftIcon();
    expect(localStorage.getItem('giftIconUsed')).toBe('1');
    expect(readGiftRecord().hasInteracted).toBe(true);
  });

  it('is nothing where it can’t be read, or says no time', () => {
    localStorage.setItem('giftTooltipLastView', 'yesterday');
    localStorage.setItem('giftIconUsed', 'true');
    expect(readGiftRecord()).toEqual({ hasInteracted: false, lastView: null });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(readGiftRecord()).toEqual({ hasInteracted: false, lastView: null });
  });

  it('is not kept where nothing can be, and that is no fault', () => {
    const told = jest.spyOn(console, 'info').mockImplementation();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    noteGiftTooltip(1);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
