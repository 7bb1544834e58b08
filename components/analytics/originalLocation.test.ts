/** @jest-environment jsdom */
import { originalLocation, recordOriginalLocation } from './originalLocation';

const entries = () => (window as Window & { dataLayer?: object[] }).dataLayer ?? [];
const goTo = (path: string) => window.history.replaceState(null, '', path);

describe('where a visit began (platform §7)', () => {
  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(window, { dataLayer: [] });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is its first page, told once', () => {
    goTo('/food/');
    recordOriginalLocation();
    goTo('/sports/');
    recordOriginalLocation();
    expect(originalLocation()).toBe(`${window.location.origin}/food/`);
    expect(entries()).toEqual([
      { event: 'original-location', originalLocation: `${window.location.origin}/food/` },
    ]);
  });

  it('has no key of a gift in it', () => {
    goTo('/news/story.html?gift=secret#card-1');
    recordOriginalLocation();
    expect(JSON.stringify(entries())).not.toContain('secret');
    expect(originalLocation()).toMatch(/story\.html$/);
  });

  it('is told of each page where nothing may be kept', () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    goTo('/food/');
    recordOriginalLocation();
    expect([originalLocation(), entries().length]).toEqual(['', 1]);
  });
});
