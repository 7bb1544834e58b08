import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFiles } from './testing/writeFiles';
import { writeOutput } from './writeOutput';

const files = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));

describe('writeOutput', () => {
  it('replaces an earlier build as a whole and leaves nothing beside it', async () => {
    const root = writeFiles({});
    const out = join(root, 'dist', 'pack');
    await writeOutput(out, files({ 'server/pack.cjs': 'one', 'client/old.js': 'old' }));
    await writeOutput(out, files({ 'server/pack.cjs': 'two' }));
    expect(readFileSync(join(out, 'server/pack.cjs'), 'utf8')).toBe('two');
    expect(readdirSync(out)).toEqual(['server']);
    expect(readdirSync(dirname(out))).toEqual(['pack']);
    rmSync(root, { recursive: true });
  });
});
