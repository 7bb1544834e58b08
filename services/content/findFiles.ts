import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isNativeError } from 'node:util/types';

export interface FoundFile {
  file: string;
  /** What to call it: its path below the folder that was asked for. */
  name: string;
  /** bytes; 0 where it can't be looked at. */
  size: number;
  /** ms */
  changed: number;
  /** Why it can't be read. */
  fault?: string;
}

/**
 * A file, or all files below a folder whose names have one of the endings, in the order of their paths;
 * links are followed, each folder once.
 *
 * @throws Error in words where there is nothing of that path, or no such file below it
 */
export async function findFiles(path: string, endings: readonly string[]): Promise<FoundFile[]> {
  const isFolder = (await look(path)).isDirectory();
  if (!isFolder) return [await describe(path, basename(path))];
  const found: FoundFile[] = [];
  await visit({ path, name: '' }, new Set(), async (file, name) => {
    if (endings.some((ending) => name.toLowerCase().endsWith(ending)))
      found.push(await describe(file, name));
  });
  if (found.length === 0)
    throw new Error(`There is no file below ${path} that ends in ${endings.join(', ')}.`);
  return found;
}

async function look(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    throw new Error(`${path} can't be read: ${wordsOf(error)}.`, { cause: error });
  }
}

async function visit(
  folder: { path: string; name: string },
  seen: Set<string>,
  onFile: (file: string, name: string) => Promise<void>,
): Promise<void> {
  const real = await realpath(folder.path);
  if (seen.has(real)) return;
  seen.add(real);
  const entries = await readdir(folder.path, { withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`The folder ${folder.path} can't be read: ${wordsOf(error)}.`, {
      cause: error,
    });
  });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder.path, entry.name);
    const name = join(folder.name, entry.name);
    const isFolder =
      entry.isDirectory() ||
      (entry.isSymbolicLink() && (await stat(path).catch(() => null))?.isDirectory());
    await (isFolder ? visit({ path, name }, seen, onFile) : onFile(path, name));
  }
}

async function describe(file: string, name: string): Promise<FoundFile> {
  try {
    const { size, mtimeMs: changed } = await stat(file);
    return { file, name, size, changed };
  } catch (error) {
    return { file, name, size: 0, changed: 0, fault: `can't be read: ${wordsOf(error)}` };
  }
}

const WORDS: Record<string, string> = {
  ENOENT: 'it is not there',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  ELOOP: 'the link leads in a circle',
  EISDIR: 'it is a folder',
};

/** Why a file can't be read. */
export function wordsOf(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  return WORDS['code' in error ? String(error.code) : ''] ?? error.message;
}
