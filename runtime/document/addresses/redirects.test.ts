import fc from 'fast-check';
import { normalizePath } from './path';
import {
  createRedirectTable,
  findRedirect,
  findRedirectLoop,
  prefixesOf,
  type Redirect,
} from './redirects';

const to = (from: string, target: string, scope: Redirect['scope'] = 'exact'): Redirect => ({
  from: normalizePath(from),
  to: target,
  scope,
  status: 301,
});

const table = createRedirectTable([
  to('/old', '/new/'),
  to('/caf%C3%A9', '/cafe'),
  to('/away', 'https://other.example/a?x=1#top'),
  to('/same', '/same/'),
  to('/archive', '/history/', 'prefix'),
  to('/archive/2020', '/then', 'prefix'),
  to('/archive/2020/kept', '/archive/2020/kept'),
  to('/moved', 'https://other.example', 'prefix'),
]);

describe('findRedirect', () => {
  it.each([
    ['/old', '', '/new/'],
    ['/old/', '?a=1', '/new/?a=1'],
    ['/old/below', '', null],
    ['/café', '', '/cafe'],
    ['/away', '?y=2', 'https://other.example/a?x=1&y=2#top'],
    ['/same', '', null],
    ['/archive', '', '/history/'],
    ['/archive/1999/a', '', '/history/1999/a'],
    ['/archive/1999/a/', '?p=1', '/history/1999/a/?p=1'],
    ['/archives', '', null],
    ['/archive/2020/x', '', '/then/x'],
    ['/archive/2020/kept', '', null],
    ['/moved/a', '', 'https://other.example/a'],
    ['/other', '', null],
  ])('%s%s leads to %s', (path, search, location) => {
    expect(findRedirect(table, path, search)?.location ?? null).toBe(location);
  });

  it('never leads to another host by what the reader asked for', () => {
    const home = createRedirectTable([
      to('/old', '/', 'prefix'),
      to('/out', 'https://safe.example', 'prefix'),
    ]);
    fc.assert(
      fc.property(fc.constantFrom('/old', '/out'), fc.string(), (prefix, rest) => {
        const found = findRedirect(home, `${prefix}/${rest}`, '');
        const { host } = new URL(found?.location ?? '/', 'https://own.example');
        expect(host).toBe(prefix === '/old' ? 'own.example' : 'safe.example');
      }),
    );
    expect(findRedirect(home, '/old//evil.example', '')?.location).toBe('/evil.example');
    expect(findRedirect(home, '/old/%5Cevil.example', '')?.location).toBe('/%5Cevil.example');
  });
});

describe('prefixesOf', () => {
  it.each([
    ['/', ['/']],
    ['/a', ['/a', '/']],
    ['/a/b/c', ['/a/b/c', '/a/b', '/a', '/']],
  ])('%s', (path, expected) => {
    expect([...prefixesOf(path)]).toEqual(expected);
  });

  it('are tried without delay for the longest of addresses', () => {
    const start = process.cpuUsage();
    findRedirect(table, '/a'.repeat(8000), '');
    expect(process.cpuUsage(start).user).toBeLessThan(100_000);
  });
});

describe('findRedirectLoop', () => {
  it.each([
    ['one step', [to('/a', '/b')], null],
    ['to itself', [to('/a', '/a/')], null],
    ['there and back', [to('/a', '/b'), to('/b', '/a')], ['/a', '/b', '/a']],
    ['out of the site', [to('/a', 'https://x.example/a'), to('/b', '/a')], null],
  ])('%s', async (_what, redirects, expected) => {
    const [first] = redirects as [Redirect];
    expect(await findRedirectLoop(first, async () => redirects)).toEqual(expected);
  });

  it('finds a prefix that leads below itself', async () => {
    const redirect = to('/a', '/a/b', 'prefix');
    expect(await findRedirectLoop(redirect, async () => [])).not.toBeNull();
  });
});
