import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type RunningSite } from './startSite';

declare global {
  var broadsheetSite: RunningSite | undefined;
}

/** One seeded site for all journeys; its address is in BROADSHEET_E2E_URL, also one that runs already. */
export default async function globalSetup(): Promise<void> {
  if (process.env['BROADSHEET_E2E_URL']) return;
  const dataDir = join(__dirname, '..', '.cache', 'e2e-data');
  rmSync(dataDir, { recursive: true, force: true });
  const site = await startSite(dataDir, { BROADSHEET_HARNESS: '1' });
  globalThis.broadsheetSite = site;
  process.env['BROADSHEET_E2E_URL'] = site.url;
  process.env['BROADSHEET_E2E_DATA'] = site.dataDir;
}
