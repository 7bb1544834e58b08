import type { SiteConfig } from '../config';
import { readEnvironment } from '../environment';
import { fillSite } from '../fillSite';
import { openSite } from '../openSite';

/**
 * `broadsheet seed`: loads the first edition again.
 * @throws Error in words where there is none
 */
export async function seed(config: SiteConfig): Promise<void> {
  const { website, firstEdition } = config;
  if (!firstEdition) throw new Error('This site has no first edition: it begins empty.');
  const site = await openSite(config, {
    ...readEnvironment(config.root),
    port: 0,
    host: '127.0.0.1',
  });
  try {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    await fillSite(website, firstEdition, site);
  } finally {
    await site.close();
  }
}
