import fc from 'fast-check';
import { doesCover, doOverlap } from './comparePatterns';
import { matchPattern, parsePattern } from './pattern';

it.each([
  ['/news', '/news', true, true],
  ['/news', '/sports', false, false],
  ['/:section', '/news', true, true],
  ['/news', '/:section', true, false],
  ['/:section(news|food)', '/:section(food|arts)', true, false],
  ['/:section(news|food)', '/food', true, true],
  ['/:section(news)', '/food', false, false],
  ['/live/*', '/live', true, true],
  ['/live/*', '/live/a/b', true, true],
  ['/live/*', '/:section/:story', true, false],
  ['/live', '/live/*', true, false],
  ['/:a/:b', '/:c', false, false],
  ['/*', '/:a/:b/*', true, true],
])('%s and %s overlap: %s; the first covers the second: %s', (one, other, overlap, covers) => {
  expect(doOverlap(parsePattern(one), parsePattern(other))).toBe(overlap);
  expect(doOverlap(parsePattern(other), parsePattern(one))).toBe(overlap);
  expect(doesCover(parsePattern(one), parsePattern(other))).toBe(covers);
});

const WORDS = ['a', 'b', 'c'];
const word = fc.constantFrom(...WORDS);
const part = fc.oneof(
  word,
  fc.constant(':'),
  fc.subarray(WORDS, { minLength: 1 }).map((words) => `:(${words.join('|')})`),
);
const pattern = fc.tuple(fc.array(part, { maxLength: 3 }), fc.boolean()).map(([parts, hasRest]) => {
  const named = parts.map((each, index) => each.replace(':', `:p${index}`));
  return parsePattern(`/${[...named, ...(hasRest ? ['*'] : [])].join('/')}`);
});
/** Every address of up to four words, one of which is in no pattern. */
const ADDRESSES = Array.from({ length: 5 ** 4 }, (_, index) =>
  [0, 1, 2, 3].flatMap((place) => {
    const choice = Math.floor(index / 5 ** place) % 5;
    return choice === 4 ? [] : [[...WORDS, 'x'][choice]!];
  }),
);

it('both say just what trying every address says', () => {
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      const fits = (each: typeof one) => (path: string[]) => matchPattern(each, path) !== null;
      expect(doOverlap(one, other)).toBe(
        ADDRESSES.some((path) => fits(one)(path) && fits(other)(path)),
      );
      expect(doesCover(one, other)).toBe(
        ADDRESSES.filter(fits(other)).every((path) => fits(one)(path)),
      );
    }),
    { numRuns: 300 },
  );
});
