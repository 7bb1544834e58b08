import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../e2e/startSite';

const FOLDER = join(__dirname, '..', '.cache', 'attack-edition');
/** ms for which an edition is kept: its stories are dated by the day on which it was loaded. */
const KEPT = 6 * 3_600_000;
/** ms for a site to load it on a machine that has other work. */
export const LOADS_WITHIN = 900_000;

/** A data folder with the first edition in the embedded database, loaded once for many runs. */
export async function openEdition(): Promise<string> {
  const done = `${FOLDER}.loaded`;
  if (existsSync(done) && Date.now() - statSync(done).mtimeMs < KEPT) return FOLDER;
  rmSync(done, { force: true });
  rmSync(FOLDER, { recursive: true, force: true });
  const site = await startSite(FOLDER, { LOG_LEVEL: 'silent' }, LOADS_WITHIN);
  await site.stop();
  writeFileSync(done, '');
  return FOLDER;
}
