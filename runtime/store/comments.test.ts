import { addComment, listComments, resolveComment } from './comments';
import { createDocument } from './createDocument';
import { InvalidInput } from '../document/errors';
import { NotFound } from './errors';
import { describeStore } from './testing/describeStore';
import { pageDocument } from '../document/testing/fixtures';

describeStore('Comments', (current) => {
  const documentId = 'commented';
  beforeAll(() =>
    createDocument(current().store, { document: pageDocument(documentId), author: 'ada' }),
  );
  const add = (text: string, nodeId: string | null = 'one', to = documentId) =>
    addComment(current().store, { documentId: to, nodeId, text, author: 'ada' });
  const list = (withResolved = false) =>
    listComments(current().store, { documentId, withResolved });

  it('are about a block or the page, in the order in which they were said', async () => {
    await add('  Shorter, please. ');
    await add('Who has the photo?', null);
    expect(await list()).toMatchObject([
      { nodeId: 'one', text: 'Shorter, please.', author: 'ada', resolvedBy: null },
      { nodeId: null, text: 'Who has the photo?' },
    ]);
  });

  it('are settled and opened again', async () => {
    const { store } = current();
    const { id } = await add('Done?');
    const settle = (isResolved: boolean, of = documentId) =>
      resolveComment(store, { documentId: of, id, isResolved, author: 'bob' });
    expect(await settle(true)).toMatchObject({ resolvedBy: 'bob' });
    expect((await list()).some((comment) => comment.id === id)).toBe(false);
    expect((await list(true)).some((comment) => comment.id === id)).toBe(true);
    expect(await settle(false)).toMatchObject({ resolvedBy: null });
    await expect(settle(true, 'another')).rejects.toBeInstanceOf(NotFound);
  });

  it('that say nothing, too much, or are about nothing are refused', async () => {
    await expect(add('  ')).rejects.toBeInstanceOf(InvalidInput);
    await expect(add('x'.repeat(4001))).rejects.toBeInstanceOf(InvalidInput);
    await expect(add('Hm.', null, 'nowhere')).rejects.toBeInstanceOf(NotFound);
  });
});
