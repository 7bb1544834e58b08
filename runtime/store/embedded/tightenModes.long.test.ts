import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from './openEmbedded';
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

  it('are so for what the engine makes later, whatever it asks for', async () => {
    const umask = process.umask(0o077);
    // What the engine knows of its catalog is a file that it makes anew when the catalog was moved.
    for (const statement of ['vacuum full pg_class', 'select 1']) {
      const database = await openEmbedded(join(folder, 'postgres'), (error) => {
        throw error;
      });
      await database.pool.query(statement);
      await database.close();
    }
    process.umask(umask);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => statSync(join(folder, path)).mode & 0o077)).toEqual([]);
  });
});
