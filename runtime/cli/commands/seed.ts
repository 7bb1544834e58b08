import type { SiteConfig } from '../config';
import { readEnvironment } from '../environment';
import { fillSite } from '../fillSite';
import { openSite } from '../openSite';

/** `broadsheet seed`: loads the first edition again. */
export async function seed(config: SiteConfig): Promise<void> {
  const site = await openSite(config, {
    ...readEnvironment(config.root),
    port: 0,
    host: '127.0.0.1',
  });
  try {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    await fillSite(config, site);
  } finally {
    await site.close();
  }
}
