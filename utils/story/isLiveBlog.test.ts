import { isLiveBlog } from './isLiveBlog';

describe('live blog (platform §3, widgets §3)', () => {
  it.each([
    ['live', true],
    ['liveblog', true],
    ['live-event', false],
    ['regular', false],
  ])('subtype %s: %s', (subtype, expected) => {
    expect(isLiveBlog({ subtype })).toBe(expected);
  });

  it('is not a story without a subtype', () => {
    expect(isLiveBlog({})).toBe(false);
  });
});
