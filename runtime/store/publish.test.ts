import { createDocument } from './createDocument';
import { hashDocument } from '../document/document';
import { AlreadyExists, NotFound, RevisionConflict } from './errors';
import { DocumentInvalid, InvalidInput } from '../document/errors';
import { listVersions } from './listVersions';
import { publish } from './publish';
import { readDraft } from './readDraft';
import { readPublished } from './readPublished';
import { readVersion } from './readVersion';
import { rollback } from './rollback';
import { saveDraft } from './saveDraft';
import { describeStore } from './testing/describeStore';
import { feature, pageDocument } from '../document/testing/fixtures';
import { unpublish } from './unpublish';
import { whereUsed } from './testing/whereUsed';
import type { Store } from './openStore';

const website = 'daily';
const author = 'ada';

describeStore('The store', (current) => {
  const draftOf = async (store: Store, documentId: string) => {
    const draft = await readDraft(store, documentId);
    if (!draft) throw new Error(`${documentId} has no draft`);
    return draft;
  };

  describe('createDocument and saveDraft', () => {
    it('keep a draft as it was given', async () => {
      const { store } = current();
      const document = pageDocument('draft-1', {
        sections: { z: [feature('n', { fields: { b: 1, a: ['\ud800', 'é', '☃'] } })], a: [] },
      });
      expect(await createDocument(store, { document, author })).toEqual({
        rev: 1,
        hash: hashDocument(document),
      });
      const draft = await draftOf(store, 'draft-1');
      expect(draft).toMatchObject({ document, rev: 1, updatedBy: author });
      expect(draft.updatedAt).toBeInstanceOf(Date);
    });

    it('count revisions, keep the name and what changed', async () => {
      const { store } = current();
      await createDocument(store, { document: pageDocument('draft-2'), author });
      const document = pageDocument('draft-2', { name: 'Renamed' });
      const saved = await saveDraft(store, {
        documentId: 'draft-2',
        baseRev: 1,
        document,
        author: 'bob',
      });
      expect(saved.rev).toBe(2);
      expect(await draftOf(store, 'draft-2')).toMatchObject({ document, rev: 2, updatedBy: 'bob' });
      const name = store.selectFrom('documents').select('name').where('id', '=', 'draft-2');
      expect(await name.executeTakeFirst()).toEqual({ name: 'Renamed' });
      const kept = store
        .selectFrom('draft_operations')
        .selectAll()
        .where('document_id', '=', 'draft-2');
      expect(JSON.parse((await kept.executeTakeFirstOrThrow()).operations)).toEqual([
        { op: 'setPage', path: ['name'], value: 'Renamed' },
      ]);
    });

    it('refuse what does not fit', async () => {
      const { store } = current();
      const document = pageDocument('draft-3');
      await createDocument(store, { document, author });
      await expect(createDocument(store, { document, author })).rejects.toThrow(AlreadyExists);
      const save = (more: Partial<Parameters<typeof saveDraft>[1]>) =>
        saveDraft(store, { documentId: 'draft-3', baseRev: 1, document, author, ...more });
      await expect(save({ documentId: 'other' })).rejects.toThrow(InvalidInput);
      await expect(save({ document: { ...document, kind: 'template' } })).rejects.toThrow(
        InvalidInput,
      );
      await expect(save({ document: { ...document, layout: '' } })).rejects.toThrow(
        DocumentInvalid,
      );
      const unknown = pageDocument('nobody');
      await expect(save({ documentId: 'nobody', document: unknown })).rejects.toThrow(NotFound);
      expect((await draftOf(store, 'draft-3')).rev).toBe(1);
    });

    it('tell a late author which revision to build on', async () => {
      const { store } = current();
      const document = pageDocument('draft-4');
      await createDocument(store, { document, author });
      await saveDraft(store, { documentId: 'draft-4', baseRev: 1, document, author });
      const late = saveDraft(store, { documentId: 'draft-4', baseRev: 1, document, author });
      await expect(late).rejects.toMatchObject({
        name: 'RevisionConflict',
        baseRev: 1,
        currentRev: 2,
      });
    });
  });

  describe('publish', () => {
    it('shows readers the draft, as a version', async () => {
      const { store } = current();
      const document = pageDocument('pub-1');
      await createDocument(store, { document, author });
      expect(await readPublished(store, { documentId: 'pub-1', website })).toBeNull();
      const published = await publish(store, {
        documentId: 'pub-1',
        website,
        author,
        label: 'First',
      });
      expect(published).toMatchObject({ number: 1, hash: hashDocument(document) });
      expect(await readPublished(store, { documentId: 'pub-1', website })).toMatchObject({
        ...published,
        document,
        publishedBy: author,
      });
      expect(await readPublished(store, { documentId: 'pub-1', website: 'other' })).toBeNull();
    });

    it('refuses a draft that the author has not seen, and one that is not there', async () => {
      const { store } = current();
      await createDocument(store, { document: pageDocument('pub-2'), author });
      await expect(
        publish(store, { documentId: 'pub-2', website, author, rev: 4 }),
      ).rejects.toThrow(RevisionConflict);
      await expect(publish(store, { documentId: 'none', website, author })).rejects.toThrow(
        NotFound,
      );
      expect(await listVersions(store, 'pub-2')).toEqual([]);
    });

    it('leaves no trace when a step fails', async () => {
      const { store, database } = current();
      await createDocument(store, { document: pageDocument('pub-3'), author });
      await database.pool.query(
        `alter table runtime.audit add constraint no_more check (document_id <> 'pub-3') not valid`,
      );
      const attempt = publish(store, { documentId: 'pub-3', website, author });
      await expect(attempt).rejects.toThrow('no_more');
      await database.pool.query('alter table runtime.audit drop constraint no_more');
      expect(await readPublished(store, { documentId: 'pub-3', website })).toBeNull();
      expect(await listVersions(store, 'pub-3')).toEqual([]);
      const layouts = await whereUsed(store, { kind: 'layout', value: 'front' });
      expect(layouts.map(({ documentId }) => documentId)).not.toContain('pub-3');
    });

    it('keeps one snapshot of the same content, and snapshots and audit lines as they are', async () => {
      const { store, database } = current();
      await createDocument(store, { document: pageDocument('pub-4'), author });
      const first = await publish(store, { documentId: 'pub-4', website, author });
      const second = await publish(store, { documentId: 'pub-4', website, author });
      expect(second).toMatchObject({ number: 2, hash: first.hash });
      const snapshots = store.selectFrom('snapshots').selectAll().where('hash', '=', first.hash);
      expect(await snapshots.execute()).toHaveLength(1);
      for (const change of [
        `update runtime.snapshots set document = '{}'`,
        'delete from runtime.snapshots',
        `update runtime.audit set actor = 'nobody'`,
        'delete from runtime.audit',
      ]) {
        await expect(database.pool.query(change)).rejects.toThrow('are never changed');
      }
    });
  });

  describe('rollback and unpublish', () => {
    it('change what readers get, and nothing else', async () => {
      const { store } = current();
      const documentId = 'roll-1';
      const one = pageDocument(documentId, { name: 'One', layout: 'layout-one' });
      const two = pageDocument(documentId, { name: 'Two', layout: 'layout-two' });
      await createDocument(store, { document: one, author });
      await publish(store, { documentId, website, author, label: 'Good' });
      await publish(store, { documentId, website: 'weekly', author });
      await saveDraft(store, { documentId, baseRev: 1, document: two, author });
      await publish(store, { documentId, website, author });
      await rollback(store, { documentId, website, version: 1, author: 'eve' });

      const live = await readPublished(store, { documentId, website });
      expect(live).toMatchObject({ document: one, number: 1, publishedBy: 'eve' });
      expect((await draftOf(store, documentId)).document).toEqual(two);
      expect(await readVersion(store, { documentId, version: 3 })).toEqual(two);
      expect(await readVersion(store, { documentId, version: 4 })).toBeNull();
      const versions = await listVersions(store, documentId);
      expect(versions.map(({ number, label, liveOn }) => [number, label, liveOn])).toEqual([
        [3, null, []],
        [2, null, ['weekly']],
        [1, 'Good', [website]],
      ]);
      expect(await whereUsed(store, { kind: 'layout', value: 'layout-two' })).toEqual([]);
      expect(await whereUsed(store, { kind: 'layout', value: 'layout-one', website })).toEqual([
        { documentId, website, nodeId: null },
      ]);

      await unpublish(store, { documentId, website, author });
      expect(await readPublished(store, { documentId, website })).toBeNull();
      expect(await readPublished(store, { documentId, website: 'weekly' })).not.toBeNull();
      expect(await whereUsed(store, { kind: 'layout', value: 'layout-one', website })).toEqual([]);
      expect(await listVersions(store, documentId)).toHaveLength(3);
      const audit = store.selectFrom('audit').selectAll().where('document_id', '=', documentId);
      expect(
        (await audit.orderBy('id').execute()).map(({ action, actor, detail }) => [
          action,
          actor,
          detail,
        ]),
      ).toEqual([
        ['create', author, { kind: 'page', name: 'One' }],
        ['publish', author, { version: 1 }],
        ['publish', author, { version: 2 }],
        ['publish', author, { version: 3 }],
        ['rollback', 'eve', { version: 1 }],
        ['unpublish', author, {}],
      ]);
    });

    it('keep what is in the draft as a version, if asked to and none holds it', async () => {
      const { store } = current();
      const documentId = 'roll-3';
      const back = (version: number, keepDraft?: boolean) =>
        rollback(store, { documentId, website, version, author, ...(keepDraft && { keepDraft }) });
      const numbers = async () =>
        (await listVersions(store, documentId)).map(({ number, label }) => [number, label]);
      const one = pageDocument(documentId, { name: 'One' });
      const bad = pageDocument(documentId, { name: 'Bad' });
      const work = pageDocument(documentId, { name: 'Work' });
      await createDocument(store, { document: one, author });
      await publish(store, { documentId, website, author });
      await saveDraft(store, { documentId, baseRev: 1, document: bad, author });
      await publish(store, { documentId, website, author });

      expect(await back(1, true)).toMatchObject({ number: 1, draft: 2 });
      await saveDraft(store, { documentId, baseRev: 2, document: work, author });
      expect(await back(2)).toMatchObject({ number: 2, draft: null });
      expect(await numbers()).toHaveLength(2);
      expect(await back(1, true)).toMatchObject({ number: 1, draft: 3 });
      expect(await back(1, true)).toMatchObject({ number: 1, draft: 3 });
      expect(await numbers()).toEqual([
        [3, 'Draft before version 1 came back'],
        [2, null],
        [1, null],
      ]);
      expect(await readVersion(store, { documentId, version: 3 })).toEqual(work);
      expect(await readPublished(store, { documentId, website })).toMatchObject({ document: one });
      expect((await draftOf(store, documentId)).document).toEqual(work);
    });

    it('refuse versions and publications that are not there', async () => {
      const { store } = current();
      const documentId = 'roll-2';
      await createDocument(store, { document: pageDocument(documentId), author });
      await expect(rollback(store, { documentId, website, version: 1, author })).rejects.toThrow(
        NotFound,
      );
      await expect(unpublish(store, { documentId, website, author })).rejects.toThrow(NotFound);
    });
  });

  describe('whereUsed', () => {
    it('names documents and nodes on each website', async () => {
      const { store } = current();
      const image = `https://cdn.example/${'long/'.repeat(1000)}a.png`;
      const nodes = [feature('x', { type: 'rare-block/rare', fields: { image } }), feature('y')];
      const document = pageDocument('used-1', { sections: { main: nodes } });
      await createDocument(store, { document, author });
      await publish(store, { documentId: 'used-1', website, author });
      await publish(store, { documentId: 'used-1', website: 'weekly', author });
      expect(await whereUsed(store, { kind: 'block', value: 'rare-block/rare' })).toEqual([
        { documentId: 'used-1', website: 'daily', nodeId: 'x' },
        { documentId: 'used-1', website: 'weekly', nodeId: 'x' },
      ]);
      expect(await whereUsed(store, { kind: 'image', value: image, website })).toHaveLength(1);
      expect(await whereUsed(store, { kind: 'image', value: 'rare-block/rare' })).toEqual([]);
    });
  });

  describe('openStore', () => {
    it('finds its tables when opened again, also by several at once', async () => {
      const { openNode } = current();
      const nodes = await Promise.all([openNode(), openNode(), openNode()]);
      for (const { store, close } of nodes) {
        expect(await store.selectFrom('documents').select('id').limit(1).execute()).toHaveLength(1);
        await close();
      }
    });
  });
});
