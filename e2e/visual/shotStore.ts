import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Stored pictures, by file name below their folder. */
export interface ShotStore {
  read: (file: string) => Buffer | null;
  write: (file: string, picture: Buffer) => void;
  remove: (file: string) => void;
  /** Of all blocks, or of one. */
  list: (block?: string) => string[];
  /** Of all pictures together. */
  bytes: () => number;
}

export function openShotStore(folder: string): ShotStore {
  const list = (block?: string): string[] => {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => block === undefined || name === block)
      .flatMap((name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));
  };
  return {
    list,
    read: (file) => {
      const path = join(folder, file);
      return existsSync(path) ? readFileSync(path) : null;
    },
    write: (file, picture) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), picture);
    },
    remove: (file) => rmSync(join(folder, file)),
    bytes: () => list().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
  };
}
