import { getReadingProgress } from './getReadingProgress';

describe('reading progress', () => {
  it.each([
    ['nothing before the text is reached', { top: 400, height: 3000 }, 0],
    ['nothing with the first line at the top', { top: 0, height: 3000 }, 0],
    ['a half', { top: -1000, height: 3000 }, 50],
    ['all with the last line in view', { top: -2000, height: 3000 }, 100],
    [
      'all with a last line that is a px short, as sizes are rounded',
      { top: -1999, height: 3000 },
      100,
    ],
    ['all below the text', { top: -9000, height: 3000 }, 100],
    ['a low text that ends below the window', { top: 800, height: 500 }, 0],
    ['a low text that is in view as a whole', { top: 300, height: 500 }, 100],
    ['no text', { top: 0, height: 0 }, 0],
  ])('%s', (_case, text, percent) => {
    expect(getReadingProgress(text, 1000)).toBe(percent);
  });
});
