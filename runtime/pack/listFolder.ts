import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /\.(tsx|ts|jsx|js)$/;
const CODE_OR_JSON = /\.(tsx|ts|jsx|js|json)$/;
const NOT_A_MODULE = /(\.test|\.spec|\.d|\.stories)\.(tsx|ts|jsx|js)$/;

export interface FolderListing {
  /** Code files: name without extension -> paths from the root (more than one is a conflict). */
  modules: Map<string, string[]>;
  folders: string[];
}

/** What a folder of a pack holds, sorted; a folder that is not there is empty. `folder` is from `root`. */
export function listFolder(root: string, folder: string, withJson = false): FolderListing {
  const code = withJson ? CODE_OR_JSON : CODE;
  const listing: FolderListing = { modules: new Map(), folders: [] };
  const path = join(root, folder);
  if (!existsSync(path)) return listing;
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/^[._]/.test(entry.name)) continue;
    if (entry.isDirectory()) listing.folders.push(entry.name);
    else if (code.test(entry.name) && !NOT_A_MODULE.test(entry.name)) {
      const name = entry.name.replace(code, '');
      listing.modules.set(name, [...(listing.modules.get(name) ?? []), `${folder}/${entry.name}`]);
    }
  }
  return listing;
}
