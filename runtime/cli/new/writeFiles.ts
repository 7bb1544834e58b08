import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path from the pack's root -> text. */
export type NewFiles = Record<string, string>;

/**
 * Writes files that are all new.
 * @param folder must not be there yet; null where the files join a folder that others share.
 * @throws Error when something is in the way; nothing has been written then.
 */
export function writeFiles(root: string, folder: string | null, files: NewFiles): void {
  const inTheWay = [...(folder ? [folder] : []), ...Object.keys(files)].find((path) =>
    existsSync(join(root, path)),
  );
  if (inTheWay) {
    throw new Error(`${inTheWay} is there already. Nothing was written; choose another name.`);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
}
