import type { SiteConfig } from '../config';
import { openDemoEditor } from '../demoEditor';
import { readEnvironment, type Environment } from '../environment';
import { fillEmptySite } from '../fillSite';
import { openSite, type OpenedSite } from '../openSite';
import { stopBySignal } from '../stopBySignal';

/** Listens, fills an empty site, and says where it is. */
export async function startServing(
  config: SiteConfig,
  environment: Environment,
  packDir?: string,
): Promise<OpenedSite> {
  const site = await openSite(config, environment, packDir);
  try {
    await site.app.listen({ port: environment.port, host: environment.host });
    await fillEmptySite(config, site);
    const line = await openDemoEditor(config, environment, site);
    if (line !== null) console.log(line);
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

/** `broadsheet serve`. */
export async function serve(config: SiteConfig): Promise<void> {
  const site = await startServing(config, readEnvironment(config.root));
  console.log(`Broadsheet ready: ${site.url()}`);
}
