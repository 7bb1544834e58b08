import { storyPath } from './storyPath';

describe('the path of a story', () => {
  it.each([
    ['/sports/eagles-win-20261121.html', '/sports/eagles-win-20261121.html'],
    ['/eagles/x.html?utm_source=mail#top', '/eagles/x.html'],
    ['/news/blog.html/card-3f2a', '/news/blog.html'],
    ['/philly-tips/best/sandwich.html', '/philly-tips/best/sandwich.html'],
    ['/', null],
    ['/sports/', null],
    ['sports/x.html', null],
    ['https://www.broadsheet.example/sports/x.html', null],
    ['//evil.example/x.html', null],
    ['/../etc/x.html', null],
    ['/a/../x.html', null],
    ['/<script>.html', null],
    [`/${'a'.repeat(400)}.html`, null],
    [null, null],
    [{}, null],
  ])('%j is %j', (address, expected) => {
    expect(storyPath(address)).toBe(expected);
  });
});
