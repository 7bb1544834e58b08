import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Permissions of everybody but the owner. */
export const OF_OTHERS = 0o077;

/** Takes a folder, and all that is in it, from everybody but its owner; what is not there stays so. */
export function tightenModes(folder: string): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    const { mode } = statSync(path);
    if (mode & OF_OTHERS) chmodSync(path, mode & 0o777 & ~OF_OTHERS);
  }
}
