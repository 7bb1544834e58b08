/** @jest-environment jsdom */
import { mayBeginByItself, rememberYouTube } from './youTubeWish';

const prefer = (isReduced: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: isReduced }) });

beforeEach(() => {
  window.localStorage.clear();
  prefer(false);
  Object.assign(navigator, { connection: undefined, globalPrivacyControl: undefined });
});

describe('a stream that begins by itself', () => {
  it('waits until the reader has once pressed a video of YouTube', () => {
    expect(mayBeginByItself()).toBe(false);
    rememberYouTube();
    expect(mayBeginByItself()).toBe(true);
  });

  it('is not for readers who want less motion, less data or no tracking', () => {
    rememberYouTube();
    prefer(true);
    expect(mayBeginByItself()).toBe(false);
    prefer(false);
    Object.assign(navigator, { connection: { saveData: true } });
    expect(mayBeginByItself()).toBe(false);
    Object.assign(navigator, { connection: undefined, globalPrivacyControl: true });
    expect(mayBeginByItself()).toBe(false);
  });

  it('is for nobody where nothing can be remembered', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    rememberYouTube();
    full.mockRestore();
    expect(mayBeginByItself()).toBe(false);
    const off = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('off');
    });
    expect(mayBeginByItself()).toBe(false);
    off.mockRestore();
  });
});
