import fc from 'fast-check';

import { ownPath } from './ownPath';

const SITE = 'https://www.daily.example';

/** What tries to lead away. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '/\\', '..', '.', '@', ':', 'https:', 'javascript:', '%2f'),
      fc.constantFrom('evil.example', '\t', '\n', '\r', '\0', ' ', '?', '#', '%5c', '\u3002', '／'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('a path on our own site', () => {
  it('never leads to another site, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
        ),
        (asked) => {
          const path = ownPath(asked);
          if (path === null) return;
          expect(new URL(path, SITE).origin).toBe(SITE);
          expect(ownPath(path)).toBe(path);
          // As a Location header, too: it holds no line and no sign that a browser removes.
          expect(path).toMatch(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['/', '/'],
    ['/news/a-story.html?a=1&b=%20#card-1', '/news/a-story.html?a=1&b=%20#card-1'],
    ['/news/../sports/', '/sports/'],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/..//evil.example/', null],
    ['/.//evil.example/', null],
    ['/\t/evil.example', null],
    ['https://evil.example/', null],
    ['javascript:alert(1)', null],
    ['news/', null],
    ['', null],
    [`/${'a'.repeat(1499)}`, `/${'a'.repeat(1499)}`],
    [`/${'a'.repeat(1500)}`, null],
    [undefined, null],
    [['/news/'], null],
  ])('%j is %j', (asked, path) => expect(ownPath(asked)).toBe(path));
});
