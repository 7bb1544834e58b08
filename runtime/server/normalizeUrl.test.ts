import fc from 'fast-check';
import { normalizeUrl } from './normalizeUrl';

describe('normalized addresses', () => {
  it.each([
    ['/', '/'],
    ['/news/', '/news/'],
    ['//news//pennsylvania/', '/news/pennsylvania/'],
    ['/news//', '/news/'],
    ['//', '/'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['/search/?query=eagles', '/search/?query=eagles'],
    ['/search?query=eagles&utm_source=x', '/search?query=eagles'],
    ['/a?b=2&a=1', '/a?a=1&b=2'],
    ['/a?fbclid=1', '/a'],
    ['/a?=no-name&b=1', '/a?b=1'],
    ['/news/a.html?gift=a-key&utm_source=social', '/news/a.html'],
    ['/caf%C3%A9', '/café'],
  ])('%s is %s', (url, expected) => {
    expect(normalizeUrl(url)?.uri).toBe(expected);
  });

  it.each([
    ['/', '/'],
    ['/news/', '/news'],
    ['//news//', '/news'],
    ['/search/?query=eagles', '/search?query=eagles'],
  ])('%s is %s where the slash at the end makes no difference', (url, expected) => {
    expect(normalizeUrl(url, true)?.uri).toBe(expected);
  });

  it.each([
    ['/', '/'],
    ['/news/', '/news'],
    ['//news//x/?a=1', '/news/x'],
  ])('the path of %s is %s', (url, path) => {
    expect(normalizeUrl(url)?.path).toBe(path);
  });

  it('lead to no other host, however many slashes they begin with', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/{1,6}[\w./@:-]{0,20}$/), (url) => {
        const uri = normalizeUrl(url)?.uri;
        return uri === undefined || new URL(uri, 'https://here.example').host === 'here.example';
      }),
    );
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

it('An address has at most 20 parameters: the first ones', () => {
  const names = Array.from({ length: 30 }, (_, index) => `p${String(index).padStart(2, '0')}`);
  const uri = normalizeUrl(`/a?${names.map((name) => `${name}=1`).join('&')}`)?.uri;
  expect([...new URLSearchParams(uri?.split('?')[1]).keys()]).toEqual(names.slice(0, 20));
});
