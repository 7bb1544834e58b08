import { createDocument } from '../../../store/createDocument';
import { moveDocument } from '../../../store/moveDocument';
import { saveDraft } from '../../../store/saveDraft';
import { describeStore } from '../../../store/testing/describeStore';
import { pageDocument } from '../../../document/testing/fixtures';
import { DraftCache } from './DraftCache';

const onError = jest.fn();

/** Waits for what happens behind an answer. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

describeStore('The drafts of previews', (current) => {
  it('are those of now, but for a moment after a save: then as they were, in the folder of now', async () => {
    const { store } = current();
    const drafts = new DraftCache(onError);
    expect(await drafts.read(store, 'kept')).toBeNull();
    const document = pageDocument('kept');
    await createDocument(store, { document, author: 'ann' });
    expect(await drafts.read(store, 'kept')).toEqual({ document, folder: '/' });

    const next = { ...document, name: 'Another' };
    await saveDraft(store, { documentId: 'kept', baseRev: 1, document: next, author: 'ann' });
    await moveDocument(store, { documentId: 'kept', folder: '/sports', author: 'ann' });
    expect(await drafts.read(store, 'kept')).toEqual({ document, folder: '/sports' });
    await until(async () => (await drafts.read(store, 'kept'))!.document.name === 'Another');
  });

  it('stay as they were read last where a newer one can’t be read, which is told', async () => {
    const { store } = current();
    const drafts = new DraftCache(onError);
    const document = pageDocument('odd');
    await createDocument(store, { document, author: 'ann' });
    await drafts.read(store, 'odd');
    await store
      .updateTable('drafts')
      .set({ rev: 2, document: '{}' })
      .where('document_id', '=', 'odd')
      .execute();
    expect(await drafts.read(store, 'odd')).toEqual({ document, folder: '/' });
    await until(async () => onError.mock.calls.length > 0);
    expect(await drafts.read(store, 'odd')).toEqual({ document, folder: '/' });
  });

  it('are the very same document while nothing was saved', async () => {
    const { store } = current();
    const drafts = new DraftCache(onError);
    await createDocument(store, { document: pageDocument('same'), author: 'ann' });
    const first = await drafts.read(store, 'same');
    expect((await drafts.read(store, 'same'))!.document).toBe(first!.document);
  });

  it('that are not asked for any more are let go', async () => {
    const { store } = current();
    const drafts = new DraftCache(onError);
    for (let at = 0; at < 21; at += 1)
      await createDocument(store, { document: pageDocument(`d${at}`), author: 'ann' });
    const first = await drafts.read(store, 'd0');
    for (let at = 1; at < 21; at += 1) await drafts.read(store, `d${at}`);
    const again = await drafts.read(store, 'd0');
    expect(again).toEqual(first);
    expect(again!.document).not.toBe(first!.document);
  });
});
