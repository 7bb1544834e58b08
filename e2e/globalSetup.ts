import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type RunningSite } from './startSite';

declare global {
  var broadsheetSites: RunningSite[] | undefined;
}

const CACHE = join(__dirname, '..', '.cache');
const HARNESS = { BROADSHEET_HARNESS: '1' };

/**
 * A site for each of jest's workers, all copies of one that has loaded the edition (see ownSite.ts); or the
 * one whose address is in BROADSHEET_E2E_URL.
 */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (process.env['BROADSHEET_E2E_URL']) return;
  const edition = join(CACHE, 'e2e-edition');
  rmSync(edition, { recursive: true, force: true });
  const loading = await startSite(edition, HARNESS);
  await loading.stop();
  process.env['BROADSHEET_E2E_EDITION'] = edition;
  const folders = Array.from({ length: maxWorkers }, (_, index) =>
    join(CACHE, `e2e-data-${index + 1}`),
  );
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(edition, folder, { recursive: true });
  }
  const sites = await Promise.all(folders.map((folder) => startSite(folder, HARNESS)));
  globalThis.broadsheetSites = sites;
  process.env['BROADSHEET_E2E_SITES'] = JSON.stringify(
    sites.map(({ url, dataDir }) => ({ url, dataDir })),
  );
}
