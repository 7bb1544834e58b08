import fc from 'fast-check';

import { isDeeperThan } from './JsonLevels';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

describe('Levels of a JSON text', () => {
  it('are those that a walk over the parsed value finds, whatever its strings and keys hold', () => {
    const string = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'é') });
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
      fc.property(value, fc.nat(9), (json, max) => {
        expect(isDeeperThan(Buffer.from(JSON.stringify(json)), max)).toBe(depthOf(json) > max);
      }),
      { numRuns: 500 },
    );
  });
});
