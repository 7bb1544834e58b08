import { join } from 'node:path';
import pc from 'picocolors';
import { watchPack } from '../../pack/watchPack';
import type { SiteConfig } from '../config';
import { explain } from '../explain';
import { readEnvironment } from '../environment';
import { loadSitePack } from '../openSite';
import { startServing } from './serve';

/**
 * `broadsheet dev` and `broadsheet harness`: serves site and harness, and builds the pack again
 * whenever one of its files changes.
 */
export async function dev(config: SiteConfig, path = ''): Promise<void> {
  const environment = { ...readEnvironment(config.root), harness: true };
  // A folder of its own: what `serve` serves stays the production build.
  const out = join(config.root, 'dist', 'pack-dev');
  let site: Awaited<ReturnType<typeof startServing>> | undefined;
  await watchPack({ root: config.root, mode: 'development', out }, async (result) => {
    if ('error' in result) {
      const message = explain(result.error);
      console.error(`${pc.red('Build failed')}\n${message}`);
      site?.tellHarness({ kind: 'failed', message });
      return;
    }
    if (site) {
      site.usePack(await loadSitePack(config, out));
      site.tellHarness({ kind: 'built', build: result.result.manifest.build });
    }
    console.log(pc.dim(`Built in ${(result.result.duration / 1000).toFixed(1)} s`));
  });
  site = await startServing(config, environment, out);
  console.log(`Broadsheet ready: ${site.url()}${path}`);
}
