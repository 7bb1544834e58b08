import pc from 'picocolors';
import type { PageDocument } from '../../document/document';
import type { Store } from '../../store/openStore';
import type { SiteConfig } from '../config';
import { readEnvironment } from '../environment';
import { openSite } from '../openSite';
import { readPublished } from '../../store/readPublished';
import { checkDocument } from '../checkDocument';

/** `broadsheet check`: faults of the pack, and what published pages ask of it that it does not have. */
export async function check(config: SiteConfig): Promise<void> {
  const site = await openSite(config, readEnvironment(config.root));
  try {
    const { pack } = site.renderer();
    const faults = pack.problems.map(({ file, message }) => `${file}: ${message}`);
    const documents = await publishedDocuments(site.store, config.website);
    for (const document of documents) faults.push(...checkDocument(document, pack.manifest));
    for (const fault of faults) console.error(`${pc.red('fault')} ${fault}`);
    if (faults.length > 0) throw new Error(`${faults.length} faults`);
    console.log(
      `${documents.length} pages and ${Object.keys(pack.features).length} blocks fit together.`,
    );
  } finally {
    await site.close();
  }
}

async function publishedDocuments(store: Store, website: string): Promise<PageDocument[]> {
  const rows = await store
    .selectFrom('publications')
    .select('document_id')
    .where('website', '=', website)
    .execute();
  const documents: PageDocument[] = [];
  for (const { document_id: documentId } of rows) {
    const published = await readPublished(store, { documentId, website });
    if (published) documents.push(published.document);
  }
  return documents;
}
