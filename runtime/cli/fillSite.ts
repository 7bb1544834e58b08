import { createDocument } from '../store/createDocument';
import { publish } from '../store/publish';
import { readDraft } from '../store/readDraft';
import { savePageUrl } from '../store/savePageUrl';
import { saveDraft } from '../store/saveDraft';
import { saveRedirect } from '../store/saveRedirect';
import { saveResolver } from '../store/saveResolver';
import type { Store } from '../store/openStore';
import type { FirstEdition, SeedPage, SiteConfig } from './config';
import type { OpenedSite } from './openSite';

/** Who the history says made the first pages. */
const AUTHOR = 'first-edition';

/** Fills a site that has no published page yet, where it has a first edition. */
export async function fillEmptySite(
  { website, firstEdition }: SiteConfig,
  site: OpenedSite,
): Promise<void> {
  const isEmpty = site.router.resolveRoute('/', website).kind === 'none';
  if (firstEdition && isEmpty) await fillSite(website, firstEdition, site);
}

/**
 * Loads the first edition: content through the services, then pages, templates and redirects. What
 * is there already is brought up to date. The pages come last, so that a run that was cut off is
 * taken up again at the next start.
 */
export async function fillSite(
  website: string,
  edition: FirstEdition,
  site: OpenedSite,
): Promise<void> {
  const { store, router } = site;
  const start = Date.now();
  const say = (line: string) => console.log(`  ${line}`);
  console.log('Loading the first edition …');
  const clock = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
  await edition.load({ base: site.gateway(), token: site.token, clock, onProgress: say });
  const pages = edition.pages();
  for (const page of pages) await publishPage(store, website, page);
  for (const redirect of edition.redirects()) {
    await saveRedirect(store, { website, author: AUTHOR, ...redirect });
  }
  await router.refresh();
  site.clearCaches();
  say(`${pages.length} pages and templates published`);
  console.log(`The first edition is loaded (${Math.round((Date.now() - start) / 1000)} s).`);
}

async function publishPage(store: Store, website: string, page: SeedPage): Promise<void> {
  const { document, url, resolver } = page;
  const documentId = document.id;
  const draft = await readDraft(store, documentId);
  if (draft) await saveDraft(store, { documentId, baseRev: draft.rev, document, author: AUTHOR });
  else await createDocument(store, { document, author: AUTHOR });
  if (url) await savePageUrl(store, { website, uri: url, documentId, author: AUTHOR });
  if (resolver) {
    await saveResolver(store, {
      id: documentId,
      name: document.name,
      website,
      templateId: documentId,
      author: AUTHOR,
      ...resolver,
    });
  }
  await publish(store, { documentId, website, author: AUTHOR, label: 'First edition' });
}
