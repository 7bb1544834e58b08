import fc from 'fast-check';
import { InvalidInput } from '../errors';
import { joinPath, normalizePath, splitPath } from './path';
import { matchPattern, parsePattern } from './pattern';

const match = (pattern: string, path: string) =>
  matchPattern(parsePattern(pattern), splitPath(path));

describe('matchPattern', () => {
  it.each([
    ['/', '/', {}],
    ['/', '/news', null],
    ['/news', '/news/', {}],
    ['/news/', '/news', {}],
    ['/news', '/news/crime', null],
    ['/news', '/News', null],
    ['/author/:id', '/author/jane-doe/', { id: 'jane-doe' }],
    ['/author/:id', '/author/', null],
    ['/author/:id', '/author/a/b', null],
    ['/:section(news|sports)', '/sports', { section: 'sports' }],
    ['/:section(news|sports)', '/food', null],
    ['/:section(news|sports)', '/newssports', null],
    ['/:section(news|sports)/:slug', '/news/fire', { section: 'news', slug: 'fire' }],
    ['/*', '/', { rest: '' }],
    ['/*', '/2026/11/21/a-story/', { rest: '2026/11/21/a-story' }],
    ['/live/*', '/live', { rest: '' }],
    ['/live/*', '/lives', null],
    ['/:team/live/*', '/orioles/live/1/2', { team: 'orioles', rest: '1/2' }],
    ['/topic/:slug', '/topic/caf%C3%A9', { slug: 'café' }],
    ['/café', '/caf%C3%A9', {}],
    ['/topic/:slug', '/topic/100%', { slug: '100%' }],
    ['/topic/:slug', '/topic/a%2Fb', { slug: 'a/b' }],
  ])('%s asked for %s', (pattern, path, expected) => {
    expect(match(pattern, path)).toEqual(expected);
  });
});

describe('parsePattern', () => {
  it.each([
    ['news', 'does not start'],
    ['', 'does not start'],
    ['//news', 'empty segment'],
    ['/*/news', 'neither text nor a parameter'],
    ['/news*', 'neither text nor a parameter'],
    ['/a?b', 'neither text nor a parameter'],
    ['/:', 'not a parameter'],
    ['/:1st', 'not a parameter'],
    ['/:id(', 'not a parameter'],
    ['/:id()', 'not a parameter'],
    ['/:id(a|)', 'a choice of "id" is empty'],
    ['/:uri', 'not a parameter'],
    ['/:a/:a', 'two parameters "a"'],
    ['/%zz', 'not an address'],
  ])('refuses %s', (pattern, message) => {
    expect(() => parsePattern(pattern)).toThrow(InvalidInput);
    expect(() => parsePattern(pattern)).toThrow(message);
  });
});

describe('Patterns and paths of any kind', () => {
  const segment = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
  const parts = fc.array(
    fc.record({ text: segment, role: fc.constantFrom('literal', 'one', 'list') }),
    { maxLength: 6 },
  );

  it('a path made from a pattern fits it and gives its values back', () => {
    fc.assert(
      fc.property(
        parts,
        fc.array(segment, { maxLength: 3 }),
        fc.boolean(),
        (made, rest, hasSlash) => {
          const pattern = made.map(({ text, role }, index) => {
            const literal = encodeURIComponent(text).replace(/[*()]/g, encodeStrictly);
            if (role === 'one') return `/:p${index}`;
            return role === 'list' ? `/:p${index}(other|${literal})` : `/${literal}`;
          });
          const expected: Record<string, string> = { rest: rest.join('/') };
          made.forEach(({ text, role }, index) => {
            if (role !== 'literal') expected[`p${index}`] = text;
          });
          const path = joinPath([...made.map(({ text }) => text), ...rest]) + (hasSlash ? '/' : '');
          expect(match(`${pattern.join('')}/*`, path)).toEqual(expected);
          if (rest.length === 0) {
            delete expected['rest'];
            expect(match(pattern.join('') || '/', path)).toEqual(expected);
          } else {
            expect(match(pattern.join('') || '/', path)).toBeNull();
          }
        },
      ),
    );
  });

  it('any text is a pattern or is refused, and no path breaks a pattern', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).map((text) => `/${text}`),
        fc.string(),
        (text, path) => {
          try {
            match(text, path);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidInput);
          }
        },
      ),
    );
  });

  it('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(normalizePath(normalizePath(path))).toBe(normalizePath(path));
      }),
    );
  });
});

function encodeStrictly(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}
