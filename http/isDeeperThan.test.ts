import fc from 'fast-check';
import { isDeeperThan } from './isDeeperThan';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

describe('Depth of a JSON text', () => {
  it('is what a walk over the parsed value finds, whatever its strings and keys hold', () => {
    const sign = fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', 'a', 'é', '\n', '\u0000');
    const string = fc.string({ unit: sign });
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 8 },
        string,
        fc.integer(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(string, tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.nat(9), fc.boolean(), (json, max, isSpaced) => {
        const text = JSON.stringify(json, null, isSpaced ? 2 : 0);
        expect(isDeeperThan(Buffer.from(text), max)).toBe(depthOf(json) > max);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a string without an end', `{"a":"${'['.repeat(100)}`, false],
    ['an escaped quote at the end', '"\\"', false],
    ['more ends than beginnings', ']]]]', false],
    ['nothing', '', false],
    ['lists without an end', '['.repeat(100), true],
  ])('is told for what is no JSON: %s', (_what, text, isDeep) => {
    expect(isDeeperThan(Buffer.from(text), 3)).toBe(isDeep);
  });
});
