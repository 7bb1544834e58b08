import type { SiteConfig } from './config';
import type { OpenedSite } from './openSite';

/** Fills a site that has no published page yet. */
export async function fillEmptySite(config: SiteConfig, site: OpenedSite): Promise<void> {
  if (await site.store.isEmpty(config.website)) await fillSite(config, site);
}

/**
 * Loads the first edition: content through the services, then pages, templates and redirects. What
 * is there already is brought up to date. The pages come last, so that a run that was cut off is
 * taken up again at the next start.
 */
export async function fillSite(config: SiteConfig, site: OpenedSite): Promise<void> {
  const { store } = site;
  const start = Date.now();
  const say = (line: string) => console.log(`  ${line}`);
  console.log('Loading the first edition …');
  if (config.seedContent) {
    const clock = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
    await config.seedContent({ base: site.gateway(), token: site.token, clock, onProgress: say });
  }
  const pages = config.pages();
  for (const page of pages) await store.publishPage(config.website, page);
  for (const redirect of config.redirects()) await store.saveRedirect(config.website, redirect);
  await store.refresh();
  site.clearCaches();
  say(`${pages.length} pages and templates published`);
  console.log(`The first edition is loaded (${Math.round((Date.now() - start) / 1000)} s).`);
}
