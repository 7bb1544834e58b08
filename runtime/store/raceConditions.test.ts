import { createDocument } from './createDocument';
import { RevisionConflict } from './errors';
import { listVersions } from './listVersions';
import { publish } from './publish';
import { readDraft } from './readDraft';
import { readPublished } from './readPublished';
import { rollback } from './rollback';
import { saveDraft } from './saveDraft';
import { saveRedirect } from './saveRedirect';
import { describeStore } from './testing/describeStore';
import { feature, pageDocument } from '../document/testing/fixtures';
import { unpublish } from './unpublish';
import { whereUsed } from './testing/whereUsed';

const website = 'daily';
const author = 'ada';

describeStore('Race conditions', (current) => {
  it('of drafts saved on the same base, exactly one wins', async () => {
    const { store } = current();
    const documentId = 'race-1';
    await createDocument(store, { document: pageDocument(documentId), author });
    for (let baseRev = 1; baseRev <= 10; baseRev += 1) {
      const outcomes = await Promise.allSettled(
        ['ada', 'bob', 'eve', 'kim'].map((name) =>
          saveDraft(store, {
            documentId,
            baseRev,
            document: pageDocument(documentId, { name: `${name} ${baseRev}` }),
            author: name,
          }),
        ),
      );
      const winners = outcomes.flatMap((outcome, index) =>
        outcome.status === 'fulfilled' ? [index] : [],
      );
      expect(winners).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') continue;
        expect(outcome.reason).toBeInstanceOf(RevisionConflict);
        expect(outcome.reason).toMatchObject({ currentRev: baseRev + 1 });
      }
      const winner = ['ada', 'bob', 'eve', 'kim'][winners[0] ?? -1];
      const draft = await readDraft(store, documentId);
      expect(draft).toMatchObject({ rev: baseRev + 1, updatedBy: winner });
      expect(draft?.document.name).toBe(`${winner} ${baseRev}`);
    }
    const kept = store
      .selectFrom('draft_operations')
      .select('rev')
      .where('document_id', '=', documentId);
    expect((await kept.orderBy('rev').execute()).map(({ rev }) => rev)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });

  it('a document is created once', async () => {
    const { store } = current();
    const document = pageDocument('race-2');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => createDocument(store, { document, author })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('publishes at once become versions one after the other, and where-used fits the last', async () => {
    const { store } = current();
    const documentId = 'race-3';
    await createDocument(store, { document: pageDocument(documentId), author });
    const save = async () => {
      const draft = await readDraft(store, documentId);
      const baseRev = draft?.rev ?? 0;
      const main = [feature('n', { type: `race-block/r${baseRev}` })];
      const document = pageDocument(documentId, { sections: { main } });
      return saveDraft(store, { documentId, baseRev, document, author });
    };
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([
        save(),
        ...Array.from({ length: 5 }, () => publish(store, { documentId, website, author })),
        publish(store, { documentId, website: 'weekly', author }),
      ]);
    }
    const versions = await listVersions(store, documentId);
    expect(versions.map(({ number }) => number)).toEqual(
      Array.from({ length: 24 }, (_, index) => 24 - index),
    );
    for (const site of [website, 'weekly']) {
      const live = await readPublished(store, { documentId, website: site });
      const rows = store
        .selectFrom('where_used')
        .select('value')
        .where('document_id', '=', documentId);
      const blocks = await rows.where('website', '=', site).where('kind', '=', 'block').execute();
      const types = Object.values(live?.document.sections ?? {})
        .flat()
        .map(({ type }) => type);
      expect(blocks.map(({ value }) => value).sort()).toEqual(types.sort());
    }
  });

  it('publish, rollback and unpublish at once leave pointer and where-used in step', async () => {
    const { store } = current();
    const documentId = 'race-4';
    await createDocument(store, { document: pageDocument(documentId, { layout: 'race' }), author });
    await publish(store, { documentId, website, author });
    for (let round = 0; round < 5; round += 1) {
      await Promise.allSettled([
        publish(store, { documentId, website, author }),
        unpublish(store, { documentId, website, author }),
        rollback(store, { documentId, website, version: 1, author }),
        unpublish(store, { documentId, website, author }),
      ]);
      const live = await readPublished(store, { documentId, website });
      const uses = await whereUsed(store, { kind: 'layout', value: 'race', website });
      expect(uses).toHaveLength(live ? 1 : 0);
    }
  });

  it('a reader gets whole versions while others publish', async () => {
    const { store, openNode } = current();
    const node = await openNode();
    const documentId = 'race-5';
    const numbered = (n: number) =>
      pageDocument(documentId, {
        name: `v${n}`,
        sections: {
          main: Array.from({ length: 50 }, (_, i) => feature(`n${i}`, { fields: { n } })),
        },
      });
    await createDocument(store, { document: numbered(1), author });
    await publish(store, { documentId, website, author });
    let isDone = false;
    const write = async () => {
      for (let rev = 1; rev <= 15; rev += 1) {
        await saveDraft(store, { documentId, baseRev: rev, document: numbered(rev + 1), author });
        await publish(store, { documentId, website, author });
      }
      isDone = true;
    };
    let last = 0;
    const read = async () => {
      while (!isDone) {
        const live = await readPublished(node.store, { documentId, website });
        const values = new Set(live?.document.sections['main']?.map(({ fields }) => fields['n']));
        expect([...values]).toEqual([live?.number]);
        expect(live?.document.name).toBe(`v${live?.number}`);
        expect(live?.number).toBeGreaterThanOrEqual(last);
        last = live?.number ?? 0;
      }
    };
    await Promise.all([write(), read()]);
    await node.close();
  });

  it('two redirects saved at once never make a circle', async () => {
    const { store } = current();
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [`/a${round}`, `/b${round}`];
      const outcomes = await Promise.allSettled([
        saveRedirect(store, { website, from: a, to: b, status: 301, author }),
        saveRedirect(store, { website, from: b, to: a, status: 301, author }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    }
  });
});
