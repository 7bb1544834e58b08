import { createDocument } from './createDocument';
import { DocumentInvalid, NodeLocked } from '../document/errors';
import { NotFound, OperationConflict, RevisionConflict } from './errors';
import type { Operation } from '../document/operations/operation';
import { patchDraft } from './patchDraft';
import { readDraft } from './readDraft';
import { saveDraft } from './saveDraft';
import { describeStore } from './testing/describeStore';
import { feature, pageDocument } from '../document/testing/fixtures';

const set = (id: string, key: string, value: unknown): Operation => ({
  op: 'set',
  id,
  path: ['fields', key],
  value,
});

const ids = Array.from({ length: 12 }, (_, index) => `n${index}`);
const wide = (id: string) =>
  pageDocument(id, { sections: { main: ids.map((each) => feature(each)) } });

describeStore('Patches of drafts', (current) => {
  const create = async (documentId: string) => {
    const { store } = current();
    await createDocument(store, { document: wide(documentId), author: 'ada' });
    const patch = (baseRev: number, operations: Operation[], batch: string, author = 'ada') =>
      patchDraft(store, {
        documentId,
        baseRev,
        operations,
        batch,
        author,
        mayUnlock: author === 'boss',
      });
    const fieldsOf = async (id: string) => {
      const draft = await readDraft(store, documentId);
      return Object.values(draft!.document.sections)
        .flat()
        .find((node) => node.id === id)?.fields;
    };
    return { store, patch, fieldsOf };
  };

  it('know what their author has done since, which is no one else’s', async () => {
    const { store, patch, fieldsOf } = await create('patch-own');
    await patch(1, [set('n0', 'title', 'A')], 'lost');
    const again = { documentId: 'patch-own', baseRev: 1, author: 'ada', mayUnlock: false };
    const operations = [set('n0', 'title', 'AB')];
    await expect(patchDraft(store, { ...again, operations, batch: 'next' })).rejects.toBeInstanceOf(
      OperationConflict,
    );
    await patchDraft(store, { ...again, operations, batch: 'next', own: ['lost'] });
    expect(await fieldsOf('n0')).toEqual({ title: 'AB' });
  });

  it('are done to the draft as it is by now, where others worked on other things', async () => {
    const { store, patch, fieldsOf } = await create('patch-1');
    expect(await patch(1, [set('n0', 'title', 'A')], '1')).toMatchObject({
      rev: 2,
      document: null,
    });
    const second = await patch(1, [set('n1', 'title', 'B')], '2', 'bob');
    expect(second.rev).toBe(3);
    expect(second.document).toEqual((await readDraft(store, 'patch-1'))?.document);
    expect([await fieldsOf('n0'), await fieldsOf('n1')]).toEqual([{ title: 'A' }, { title: 'B' }]);
  });

  it('are refused with both values where others did the same thing, and nothing is written', async () => {
    const { patch, fieldsOf } = await create('patch-2');
    await patch(1, [set('n0', 'title', 'A')], '1');
    const late = patch(1, [set('n1', 'title', 'B'), set('n0', 'title', 'C')], '2', 'bob');
    await expect(late).rejects.toBeInstanceOf(OperationConflict);
    await expect(late).rejects.toMatchObject({
      currentRev: 2,
      conflicts: [{ kind: 'value', theirs: 'A', operation: { value: 'C' } }],
    });
    expect([await fieldsOf('n0'), await fieldsOf('n1')]).toEqual([{ title: 'A' }, { title: 'n1' }]);
  });

  it('that are sent again, as the answer was lost, are done once', async () => {
    const { store, patch } = await create('patch-3');
    const insert: Operation = {
      op: 'insert',
      node: feature('new'),
      place: { in: { section: 'main' }, before: null },
    };
    await patch(1, [insert], 'same');
    await patch(2, [set('n0', 'title', 'B')], 'other', 'bob');
    expect(await patch(1, [insert], 'same')).toMatchObject({ rev: 3 });
    const draft = await readDraft(store, 'patch-3');
    expect(draft?.rev).toBe(3);
    expect(draft?.document.sections['main']).toHaveLength(ids.length + 1);
  });

  it('are done to documents that were saved as a whole, too', async () => {
    const { store, patch } = await create('patch-4');
    const document = wide('patch-4');
    document.sections['main']![2]!.fields = { title: 'Restored' };
    await saveDraft(store, { documentId: 'patch-4', baseRev: 1, document, author: 'bob' });
    expect(await patch(1, [set('n1', 'title', 'B')], '1')).toMatchObject({ rev: 3 });
    await expect(patch(1, [set('n2', 'title', 'C')], '2')).rejects.toBeInstanceOf(
      OperationConflict,
    );
  });

  it('of nothing new write nothing', async () => {
    const { patch } = await create('patch-5');
    await patch(1, [set('n0', 'title', 'A')], '1');
    expect(await patch(1, [set('n0', 'title', 'A')], '2', 'bob')).toMatchObject({ rev: 2 });
  });

  it('are refused where there is no such document or revision, or the outcome is no document', async () => {
    const { store, patch } = await create('patch-6');
    await expect(patch(9, [set('n0', 'title', 'A')], '1')).rejects.toBeInstanceOf(RevisionConflict);
    const noType: Operation = { op: 'set', id: 'n0', path: ['type'] };
    await expect(patch(1, [noType], '2')).rejects.toBeInstanceOf(DocumentInvalid);
    const nowhere = {
      documentId: 'nowhere',
      baseRev: 1,
      operations: [],
      batch: '1',
      author: 'ada',
      mayUnlock: false,
    };
    await expect(patchDraft(store, nowhere)).rejects.toBeInstanceOf(NotFound);
    expect((await readDraft(store, 'patch-6'))?.rev).toBe(1);
  });

  it('leave what is locked to those who may unlock', async () => {
    const { patch } = await create('patch-9');
    const lock: Operation = { op: 'set', id: 'n0', path: ['locked'], value: true };
    const change = [set('n1', 'title', 'B'), set('n0', 'title', 'A')];
    await expect(patch(1, [lock], '1')).rejects.toBeInstanceOf(NodeLocked);
    await patch(1, [lock], '2', 'boss');
    await expect(patch(2, change, '3')).rejects.toMatchObject({ nodeId: 'n0' });
    expect((await patch(2, change, '4', 'boss')).rev).toBe(3);
  });

  it('of twelve editors at once on twelve blocks are all kept', async () => {
    const { fieldsOf, patch, store } = await create('patch-7');
    await Promise.all(
      ids.map((id, index) => patch(1, [set(id, 'title', `by ${index}`)], id, `editor ${index}`)),
    );
    expect((await readDraft(store, 'patch-7'))?.rev).toBe(1 + ids.length);
    for (const [index, id] of ids.entries())
      expect(await fieldsOf(id)).toEqual({ title: `by ${index}` });
  });

  it('of twelve editors at once on one field, one is kept and the others are told', async () => {
    const { patch, fieldsOf } = await create('patch-8');
    const outcomes = await Promise.allSettled(
      ids.map((id) => patch(1, [set('n0', 'title', id)], id, id)),
    );
    const kept = outcomes.flatMap(({ status }, index) =>
      status === 'fulfilled' ? [ids[index]] : [],
    );
    expect(kept).toHaveLength(1);
    expect(await fieldsOf('n0')).toEqual({ title: kept[0] });
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ conflicts: [{ kind: 'value', theirs: kept[0] }] });
  });
});
