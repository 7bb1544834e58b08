import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../startSite';

/**
 * Does some work with a site that serves the harness: the one at BROADSHEET_E2E_URL, or else one of its
 * own with a fresh first edition, whose data is called `name`.
 */
export async function withHarness<T>(
  name: string,
  env: Record<string, string>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const running = process.env['BROADSHEET_E2E_URL'];
  if (running) return work(running);
  const dataDir = join(process.cwd(), '.cache', `${name}-data`);
  rmSync(dataDir, { recursive: true, force: true });
  console.log('Starting a site with a fresh edition …');
  const site = await startSite(dataDir, { BROADSHEET_HARNESS: '1', ...env });
  try {
    return await work(site.url);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
