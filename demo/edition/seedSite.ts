import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEdition, type EditionTarget } from './loadEdition';

/** Where the first edition goes; `folder` is the project's `demo/texts` unless another is named. */
export type SeedTarget = Omit<EditionTarget, 'folder'> & { folder?: string };

/** Loads the project's own edition. @throws Error as {@link loadEdition} does. */
export async function seedSite(target: SeedTarget): Promise<void> {
  // The code runs from dist/engine; the texts stay where they are written.
  const project = fileURLToPath(new URL('../..', import.meta.url));
  await loadEdition({ ...target, folder: target.folder ?? join(project, 'demo/texts') });
}
