import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tightenModes } from './tightenModes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the modes of a folder', () => {
  it('let nobody in but its owner, however deep', () => {
    const deep = join(folder, 'base', '1');
    mkdirSync(deep, { recursive: true });
    const file = join(deep, 'PG_VERSION');
    writeFileSync(file, '17');
    for (const path of [folder, deep]) chmodSync(path, 0o755);
    chmodSync(file, 0o666);
    tightenModes(folder);
    expect([folder, deep, file].map(modeOf)).toEqual(['700', '700', '600']);
  });

  it('of a folder that is not there are no concern', () => {
    expect(() => tightenModes(join(folder, 'none'))).not.toThrow();
  });
});
