import { imageOf, storyOfImage } from './imageOf';

describe('the picture of a game (widgets §8)', () => {
  it.each([
    [
      'its own address without a signature',
      'https://p.example/a.jpg',
      '',
      'https://p.example/a.jpg',
    ],
    ['its own address, signed by it', 'HTTPS://p.example/a.jpg', 'sig', 'HTTPS://p.example/a.jpg'],
    ['an id, signed', 'IMG-1.jpg', 'sig', undefined],
  ])('is %s', (_what, url, auth, resizerId) => {
    expect(imageOf(url, auth)).toMatchObject({ type: 'image', _id: url, url, auth });
    expect(imageOf(url, auth)?.resizerId).toBe(resizerId);
  });

  it.each([
    ['no address', '', 'sig'],
    ['an id that nobody signed', 'IMG-1.jpg', ''],
    ['an id without an end', 'IMG_1', ''],
  ])('is none for %s', (_what, url, auth) => {
    expect(imageOf(url, auth)).toBeNull();
  });

  it.each([
    ['/eagles/win-20261121.html', '/eagles/win-20261121.html'],
    ['/eagles/win/', '/eagles/win/'],
    ['/eagles/win.jpg', ''],
    ['/eagles/win.html?x=1', ''],
    ['https://p.example/a.html', ''],
    ['IMG-1.jpg', ''],
  ])('of %s is that of the story %j', (url, story) => {
    expect(storyOfImage(url)).toBe(story);
  });
});
