import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildMode } from './types';

/** Folders and files that a pack is compiled from. */
export const PACK_INPUTS: readonly string[] = [
  'blocks',
  'components',
  'content',
  'define',
  'properties',
  'resources',
  'utils',
  'blocks.json',
  'package.json',
];

/** Folders of the runtime that end up in a pack's bundles, or decide how they are made. */
const RUNTIME_INPUTS: readonly string[] = ['client', 'fusion', 'pack'];

const NOT_COMPILED = /\.(test|spec)\.[jt]sx?$|\.md$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', 'testing']);

/**
 * The state of everything a build depends on, as a hash over path, time and size of each file. About
 * 20 ms for a thousand files.
 */
export function buildStamp(root: string, runtimeRoot: string, mode: BuildMode): string {
  const hash = createHash('sha1').update(mode);
  for (const input of PACK_INPUTS) addPath(hash, root, input);
  for (const input of RUNTIME_INPUTS) addPath(hash, runtimeRoot, input);
  return hash.digest('hex');
}

/** Whether a pack has changed since it was built with `stamp` (`manifest.stamp`). */
export function isStale(
  root: string,
  runtimeRoot: string,
  mode: BuildMode,
  stamp: string,
): boolean {
  return buildStamp(root, runtimeRoot, mode) !== stamp;
}

function addPath(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    if (!NOT_COMPILED.test(path)) hash.update(`${path}\0${stat.mtimeMs}\0${stat.size}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!SKIPPED_FOLDERS.has(name)) addPath(hash, root, `${path}/${name}`);
  }
}
