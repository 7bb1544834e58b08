import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AttackGroup, Attempt } from '../attempt';

/** Modes of what the site wrote: nobody else on the machine reads or changes it. */
export const folder: AttackGroup = {
  name: 'the data folder (file modes)',
  atOnce: 1,
  attempts: ({ dataDir }) => listBelow(dataDir).map((path) => modeOf(dataDir, path)),
};

const MOST = 400;

function listBelow(folderPath: string): string[] {
  const below = readdirSync(folderPath, { recursive: true, withFileTypes: true });
  const paths = below.map((entry) => join(entry.parentPath, entry.name));
  return [folderPath, ...paths].slice(0, MOST);
}

function modeOf(dataDir: string, path: string): Attempt {
  return {
    name: `mode of ${path.slice(dataDir.length) || '/'}`,
    run: async () => {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat) return null; // gone meanwhile
      const others = stat.mode & 0o077;
      return others === 0 ? null : `others may come in: ${(stat.mode & 0o777).toString(8)}`;
    },
  };
}
