import fc from 'fast-check';

import { ownPath } from './ownPath';

describe('Where a sign-in may lead', () => {
  it.each([
    ['/', '/'],
    ['/news/?page=2#end', '/news/?page=2#end'],
    ['/a/../b', '/b'],
    ['https://evil.test/', null],
    ['//evil.test/', null],
    ['/\\evil.test/', null],
    ['/\t/evil.test/', null],
    ['/.//evil.test', null],
    ['/x/..//evil.test', null],
    ['javascript:alert(1)', null],
    ['news/', null],
    ['', null],
    [['/a', '/b'], null],
    [`/${'a'.repeat(2000)}`, null],
    ['/gateway/readers/sign-in?to=/', null],
    ['/account/sign-in/', null],
  ])('%j: %j', (to, path) => {
    expect(ownPath(to)).toBe(path);
  });

  it('is this site, whatever was asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '\t',
      '\n',
      'evil.test',
      '%2f',
      '?',
      '#',
      'http',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), fc.boolean(), (pieces, isRooted) => {
        const path = ownPath((isRooted ? '/' : '') + pieces.join(''));
        if (path === null) return;
        const led = new URL(path, 'https://www.daily.test/account/');
        expect(led.origin).toBe('https://www.daily.test');
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
