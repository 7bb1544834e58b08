import { stripOwnHtmlQuery } from './stripOwnHtmlQuery';

const HOSTS = ['www.broadsheet.example', 'broadsheet.example'];

describe('query of own .html links (platform §5)', () => {
  it.each([
    ['https://www.broadsheet.example/a.html?utm_source=x', 'https://www.broadsheet.example/a.html'],
    ['https://broadsheet.example/a.html?x=1#part', 'https://broadsheet.example/a.html#part'],
    ['/news/a.html?x=1', '/news/a.html'],
    ['/news/?x=1', '/news/?x=1'],
    ['/search?query=a.html', '/search?query=a.html'],
    ['/a.html', '/a.html'],
    ['/a.html#b?c', '/a.html#b?c'],
    ['https://elsewhere.example/a.html?x=1', 'https://elsewhere.example/a.html?x=1'],
  ])('%s -> %s', (url, expected) => {
    expect(stripOwnHtmlQuery(url, HOSTS)).toBe(expected);
  });
});
