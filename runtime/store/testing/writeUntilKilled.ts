import { createDocument } from '../createDocument';
import { openDatabase } from '../openDatabase';
import { openStore } from '../openStore';
import { publish } from '../publish';
import { readDraft } from '../readDraft';
import { saveDraft } from '../saveDraft';
import { feature, pageDocument } from '../../document/testing/fixtures';

/**
 * A process for tests: saves and publishes one document in the data folder of its first argument,
 * and writes each revision to its output once it is committed, until it is killed.
 */
async function writeUntilKilled(dataDir: string): Promise<never> {
  const { pool } = await openDatabase({ dataDir });
  const store = await openStore(pool);
  const [documentId, author] = ['home', 'ada'];
  let rev = (await readDraft(store, documentId))?.rev ?? 0;
  if (rev === 0) {
    ({ rev } = await createDocument(store, { document: pageDocument(documentId), author }));
  }
  process.stdout.write('open\n');
  for (;;) {
    const nodes = Array.from({ length: 20 }, (_, index) =>
      feature(`n${index}`, { fields: { rev, text: 'x'.repeat(500) } }),
    );
    const document = pageDocument(documentId, { name: `r${rev + 1}`, sections: { main: nodes } });
    ({ rev } = await saveDraft(store, {
      documentId,
      baseRev: rev,
      document,
      author,
    }));
    await publish(store, { documentId, website: 'daily', author });
    process.stdout.write(`${rev}\n`);
  }
}

void writeUntilKilled(process.argv[2] ?? '');
