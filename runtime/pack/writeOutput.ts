import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a build's files so that `out` always holds one whole build: into a folder beside it first,
 * which then takes its place.
 */
export async function writeOutput(out: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const fresh = `${out}.tmp-${process.pid}`;
  const old = `${out}.old-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  const folders = new Set([...files.keys()].map((file) => dirname(join(fresh, file))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([file, content]) => writeFile(join(fresh, file), content)));
  await rm(old, { recursive: true, force: true });
  await rename(out, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(fresh, out);
  await rm(old, { recursive: true, force: true });
}
