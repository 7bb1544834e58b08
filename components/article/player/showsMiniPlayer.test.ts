import { showsMiniPlayer } from './showsMiniPlayer';

const DESK = {
  width: 1280,
  height: 900,
  playerHeight: 250,
  savesData: false,
  isClosed: false,
  isElsewhere: false,
};

describe('the small player', () => {
  it.each([
    ['on a desk', {}, true],
    ['on a phone', { width: 390, height: 844, playerHeight: 98 }, true],
    ['up to a third of the window', { height: 750 }, true],
    ['not where it covers more than a third', { height: 749 }, false],
    ['not on a phone that lies on its side', { width: 667, height: 280, playerHeight: 98 }, false],
    ['not on a narrower screen than 320 px', { width: 319 }, false],
    ['not for readers who save data', { savesData: true }, false],
    ['not for a video that it was closed for', { isClosed: true }, false],
    ['not while the video has a window of its own', { isElsewhere: true }, false],
  ])('is shown %s', (_name, part, expected) => {
    expect(showsMiniPlayer({ ...DESK, ...part })).toBe(expected);
  });
});
