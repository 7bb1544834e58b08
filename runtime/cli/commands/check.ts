import pc from 'picocolors';
import type { SiteConfig } from '../config';
import { readEnvironment } from '../environment';
import { loadSitePack } from '../openSite';
import { openStore } from '../../store/openStore';
import { checkDocument } from '../checkDocument';

/** `broadsheet check`: faults of the pack, and what published pages ask of it that it does not have. */
export async function check(config: SiteConfig): Promise<void> {
  const environment = readEnvironment(config.root);
  const pack = await loadSitePack(config);
  const faults = pack.problems.map(({ file, message }) => `${file}: ${message}`);
  const store = await openStore({ dataDir: environment.dataDir, databaseUrl: environment.databaseUrl });
  try {
    const documents = await store.publishedDocuments(config.website);
    for (const document of documents) faults.push(...checkDocument(document, pack.manifest));
    for (const fault of faults) console.error(`${pc.red('fault')} ${fault}`);
    if (faults.length > 0) throw new Error(`${faults.length} faults`);
    console.log(`${documents.length} pages and ${Object.keys(pack.features).length} blocks fit together.`);
  } finally {
    await store.close();
  }
}
