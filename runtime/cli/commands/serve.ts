import type { SiteConfig } from '../config';
import { openDemoEditor } from '../demoEditor';
import { readEnvironment, type Environment } from '../environment';
import type { Store } from '../../store/openStore';
import { listStaff } from '../../store/staff/readStaff';
import { endOnFaults } from '../endOnFaults';
import { fillEmptySite } from '../fillSite';
import { listenEarly } from '../listenEarly';
import { openSite, type OpenedSite } from '../openSite';
import { stopBySignal } from '../stopBySignal';

/** Listens, fills an empty site, and is ready then. */
export async function startServing(
  config: SiteConfig,
  environment: Environment,
  packDir?: string,
): Promise<OpenedSite> {
  endOnFaults();
  // Who asks meanwhile hears that it lives, and is not ready; that the port is in use is known at once.
  const stopEarly = await listenEarly(environment);
  let site: OpenedSite;
  try {
    site = await openSite(config, environment, packDir);
  } finally {
    await stopEarly();
  }
  if (config.firstEdition) site.readiness.withdraw('start', 'The first edition is being loaded.');
  try {
    await site.app.listen({ port: environment.port, host: environment.host });
    await fillEmptySite(config, site);
    site.readiness.restore('start');
    const line = await openDemoEditor(config, environment, site);
    if (line !== null) console.log(line);
    else if (!(await hasStaff(site.store))) console.log(NOBODY);
  } catch (error) {
    await site.close();
    throw error;
  }
  stopBySignal(async () => {
    await site.drain();
    await site.close();
  });
  return site;
}

const NOBODY =
  'Nobody may edit yet. Stop the site, then: npm run broadsheet -- staff add <email> --name <name> --role admin';

async function hasStaff(store: Store): Promise<boolean> {
  return (await listStaff(store)).length > 0;
}

/** `broadsheet serve`. */
export async function serve(config: SiteConfig): Promise<void> {
  const site = await startServing(config, readEnvironment(config.root));
  console.log(`Broadsheet ready: ${site.url()}`);
}
