/** @jest-environment jsdom */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocks, BLOCKS, mapStates } from './outlines/mapStates';
import { marksOf } from './outlines/marksOf';
import { outlineOf } from './outlines/outlineOf';

/** `npm run outlines` writes what these tests compare with. */
const isWriting = process.env['BROADSHEET_OUTLINES'] === 'write';

// What states and blocks say of the time is of this moment.
beforeAll(() => void jest.useFakeTimers({ now: Date.parse('2026-11-21T17:00:00Z') }));
afterAll(() => void jest.useRealTimers());

/** What there is of a block to write down, state by state. */
function told(block: string): Record<'outline.txt' | 'marks.txt', string> {
  const parts = mapStates(block, ({ name, shown }) => {
    const of = (lines: string[]) => [`# ${name}`, ...lines].join('\n');
    return { outline: of(outlineOf(shown)), marks: of(marksOf(shown)) };
  });
  const file = (texts: string[]) => `${texts.join('\n\n')}\n`;
  return {
    'outline.txt': file(parts.map(({ outline }) => outline)),
    'marks.txt': file(parts.map(({ marks }) => marks)),
  };
}

// Where a block was meant to change, `npm run outlines` writes down what is found now.
describe('what a screen reader, styles and scripts find in each state of a block is what was looked at', () => {
  it.each(blocks)('%s', (block) => {
    for (const [name, found] of Object.entries(told(block))) {
      const file = join(BLOCKS, block, name);
      if (isWriting) writeFileSync(file, found);
      if (!existsSync(file))
        throw new Error(`blocks/${block}/${name} is not there. Type: npm run outlines`);
      expect(found).toBe(readFileSync(file, 'utf8'));
    }
  });
});
