import { replaceAuthImageSize } from './replaceAuthImageSize';

describe('resizing of addresses with auth (widgets §5)', () => {
  it.each([
    ['/r/a.jpg?auth=x1&width=600&height=400', '/r/a.jpg?auth=x1&width=100&height=100'],
    ['/r/a.jpg?auth=x1', '/r/a.jpg?auth=x1&width=100&height=100'],
    ['/r/a.jpg?width=600&auth=x1&smart=true', '/r/a.jpg?width=100&auth=x1&smart=true&height=100'],
    ['/r/a.jpg?auth=x1#top', '/r/a.jpg?auth=x1&width=100&height=100#top'],
    ['/r/a.jpg?auth=&width=600', '/r/a.jpg?auth=&width=600'],
    ['/r/a.jpg?width=600', '/r/a.jpg?width=600'],
    ['/r/a.jpg?author=x', '/r/a.jpg?author=x'],
    ['/r/auth=1/a.jpg', '/r/auth=1/a.jpg'],
    ['', ''],
  ])('%s -> %s', (url, expected) => {
    expect(replaceAuthImageSize(url)).toBe(expected);
  });

  it('takes another size', () => {
    expect(replaceAuthImageSize('/a.jpg?auth=x', 40, 30)).toBe('/a.jpg?auth=x&width=40&height=30');
  });
});
