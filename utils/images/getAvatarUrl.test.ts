import { getAvatarUrl } from './getAvatarUrl';

describe('photo avatar (platform §5)', () => {
  it.each([
    ['/r/jane.jpg?auth=x1&width=600', '/r/jane.jpg?auth=x1&width=96&height=96'],
    ['/jane.jpg', '/jane.jpg'],
  ])('%s -> %s', (url, expected) => {
    expect(getAvatarUrl(url)).toBe(expected);
  });
});
