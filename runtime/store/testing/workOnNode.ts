import { createInterface } from 'node:readline';
import { createDocument } from '../createDocument';
import { DatabaseUnavailable } from '../errors';
import { openDatabase } from '../openDatabase';
import { openStore } from '../openStore';
import { publish } from '../publish';
import { readDraft } from '../readDraft';
import { openRouter } from '../route';
import { saveDraft } from '../saveDraft';
import { startSchedules } from '../schedule/startSchedules';
import { pageDocument } from '../../document/testing/fixtures';

const [website, author] = ['daily', 'ada'];
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/**
 * A node of a site for tests: saves, publishes and reads its own document in the database of its first
 * argument without end. One line for each thing that the database said was done (`saved 7`,
 * `published 7`), that readers of this node would get (`shows home-1 r7`), that failed because the
 * database was away (`unavailable`), or for another reason (`fault …`). A line of input is the name
 * under which it publishes its document once more, and the last.
 */
async function workOnNode(databaseUrl: string, documentId: string): Promise<void> {
  const database = await openDatabase({
    dataDir: '/nowhere',
    databaseUrl,
    onError: () => undefined,
  });
  const store = await openStore(database.pool);
  const router = await openRouter(database, store, () => undefined);
  startSchedules(store, (error) => {
    if (!(error instanceof DatabaseUnavailable)) say(`fault ${String(error)}`);
  });
  router.onChange((changed) => {
    for (const id of changed === null ? ['home-0', 'home-1', 'home-2'] : [changed]) {
      const document = router.findPublished(id, website);
      if (document) say(`shows ${id} ${document.name}`);
    }
  });
  await createDocument(store, { document: pageDocument(documentId), author });
  let last: string | null = null;
  createInterface({ input: process.stdin }).on('line', (line) => {
    last = line;
  });
  say('open');

  const saveAndPublish = async (name?: string): Promise<void> => {
    const baseRev = (await readDraft(store, documentId))?.rev ?? 0;
    const document = pageDocument(documentId, { name: name ?? `r${baseRev + 1}` });
    const { rev } = await saveDraft(store, { documentId, baseRev, document, author });
    say(`saved ${rev}`);
    await publish(store, { documentId, website, author, rev });
    say(`published ${rev}`);
  };
  for (;;) {
    const name: string | null = last;
    try {
      await saveAndPublish(name ?? undefined);
      if (name !== null) return;
    } catch (error) {
      say(error instanceof DatabaseUnavailable ? 'unavailable' : `fault ${String(error)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

void workOnNode(process.argv[2] ?? '', process.argv[3] ?? '');
