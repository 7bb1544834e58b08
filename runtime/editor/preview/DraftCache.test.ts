import { createDocument } from '../../store/createDocument';
import { moveDocument } from '../../store/moveDocument';
import { saveDraft } from '../../store/saveDraft';
import { describeStore } from '../../store/testing/describeStore';
import { pageDocument } from '../../store/testing/fixtures';
import { DraftCache } from './DraftCache';

describeStore('The drafts of previews', (current) => {
  it('are those of now: after a save, in another folder, and when there is none', async () => {
    const { store } = current();
    const drafts = new DraftCache();
    expect(await drafts.read(store, 'kept')).toBeNull();
    const document = pageDocument('kept');
    await createDocument(store, { document, author: 'ann' });
    expect(await drafts.read(store, 'kept')).toEqual({ document, rev: 1, folder: '/' });

    const next = { ...document, name: 'Another' };
    await saveDraft(store, { documentId: 'kept', baseRev: 1, document: next, author: 'ann' });
    await moveDocument(store, { documentId: 'kept', folder: '/sports', author: 'ann' });
    expect(await drafts.read(store, 'kept')).toEqual({ document: next, rev: 2, folder: '/sports' });
  });

  it('are the very same document while nothing was saved', async () => {
    const { store } = current();
    const drafts = new DraftCache();
    await createDocument(store, { document: pageDocument('same'), author: 'ann' });
    const first = await drafts.read(store, 'same');
    expect((await drafts.read(store, 'same'))!.document).toBe(first!.document);
  });

  it('that are not asked for any more are let go', async () => {
    const { store } = current();
    const drafts = new DraftCache();
    for (let at = 0; at < 21; at += 1)
      await createDocument(store, { document: pageDocument(`d${at}`), author: 'ann' });
    const first = await drafts.read(store, 'd0');
    for (let at = 1; at < 21; at += 1) await drafts.read(store, `d${at}`);
    const again = await drafts.read(store, 'd0');
    expect(again).toEqual(first);
    expect(again!.document).not.toBe(first!.document);
  });
});
