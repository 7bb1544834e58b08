import fc from 'fast-check';
import { normalizeUrl } from './normalizeUrl';

describe('normalized addresses', () => {
  it.each([
    ['/', '/'],
    ['/news/', '/news'],
    ['//news//pennsylvania/', '/news/pennsylvania'],
    ['/search?query=eagles&utm_source=x', '/search?query=eagles'],
    ['/a?b=2&a=1', '/a?a=1&b=2'],
    ['/a?fbclid=1', '/a'],
    ['/caf%C3%A9', '/café'],
  ])('%s is %s', (url, expected) => {
    expect(normalizeUrl(url)?.uri).toBe(expected);
  });

  it.each(['/%E0%A4%A', '/a/../b', '/a%00b'])('%s can not be read', (url) => {
    expect(normalizeUrl(url)).toBeNull();
  });

  it.each([
    ['/a?outputType=app&utm_source=x&q=1', '/a?q=1', 'app'],
    ['/a?outputType=default', '/a', null],
    ['/a?outputType=', '/a', null],
    ['/a?outputType=text&outputType=app', '/a', 'text'],
    ['/a', '/a', null],
  ])('%s asks for %s as %s', (url, uri, outputType) => {
    expect(normalizeUrl(url)).toMatchObject({ uri, outputType });
  });

  it('gives the same for what it gave', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const once = normalizeUrl(`${path || '/'}?${query}`);
        if (!once || /%/.test(once.path)) return;
        expect(normalizeUrl(once.uri)?.uri).toBe(once.uri);
      }),
    );
  });
});
