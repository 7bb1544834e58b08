import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findSources } from './findSources';

const root = mkdtempSync(join(tmpdir(), 'broadsheet-sources-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(root, 'blocks/a-block', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('the content sources of a block', () => {
  it('are those that its code asks, in any of the ways to write it', () => {
    write('features/a/default.tsx', "useContent(id ? { source: 'one', query: {} } : null);");
    write('features/a/View.tsx', `const x = { source: isLive ? 'two' : "three" };`);
    write('features/a/Old.tsx', '<Content source="four" query={query} />');
    expect(findSources(root, 'a-block', ['four', 'one', 'three', 'two', 'five'])).toEqual([
      'four',
      'one',
      'three',
      'two',
    ]);
  });

  it('are not what tests and states name, words that only look alike, or sources of no pack', () => {
    write('states.ts', "({ source: 'five' })");
    write('a.test.tsx', "({ source: 'five' })");
    write('features/a/search.ts', "const name = 'six'; ({ source: 'seven' })");
    expect(findSources(root, 'a-block', ['five', 'six'])).toEqual([]);
  });
});
