import fc from 'fast-check';
import { canonicalJson } from '../../../document/json';
import { applyOperations } from '../../../document/operations/applyOperations';
import { OperationRefused } from '../../../document/operations/operation';
import {
  documents,
  operations as anyOperation,
  withoutEmptySections,
} from '../../../document/operations/testing/arbitraries';
import { ApiError } from '../shared/call';
import { send, startEditing } from './editing';
import { Journal, listJournals } from './journal';
import { openDraft } from './openDraft';
import { edit } from './steps';
import { fail, openPage, page, prefix, serve, set, Shelf } from './testing/openPage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('after a crash', () => {
  const restore = (server: ReturnType<typeof serve>, shelf: Shelf) =>
    openDraft(server.api, 'front', {
      before: listJournals(shelf, prefix),
      own: new Journal(shelf, `${prefix}next`),
      newId: () => 'batch-new',
    });

  it('what was typed is there again, and on the server', async () => {
    const { store, server, shelf } = openPage();
    store.edit('Edit', [set('half a wo')]);
    store.stop();
    const { editing, restored } = await restore(server, shelf);
    expect(editing.document.sections['main']?.[0]?.fields['title']).toBe('half a wo');
    expect(restored).toBe(1);
    expect(shelf.size).toBe(0);
  });

  it('what was on its way goes under its name, and what came after knows of it', async () => {
    const server = serve();
    const shelf = new Shelf();
    const sent = send(edit(startEditing(page, 1), [set('a')], { name: '', at: 0 }), 'batch-old');
    const editing = edit(sent, [set('ab')], { name: '', at: 1 });
    new Journal(shelf, `${prefix}tab`).write(editing);
    await restore(server, shelf);
    expect(server.api.patchDraft.mock.calls.map(([patch]) => patch)).toEqual([
      { id: 'front', baseRev: 1, operations: [set('a')], batch: 'batch-old' },
      { id: 'front', baseRev: 1, operations: [set('ab')], batch: 'batch-new', own: ['batch-old'] },
    ]);
  });

  it('the journal on top of the draft is the page as it was', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(anyOperation, { maxLength: 8 }),
        fc.nat(8),
        (start, operations, sendAt) => {
          let editing = startEditing(start, 1);
          for (const [index, operation] of operations.entries()) {
            if (index === sendAt) editing = send(editing, 'batch');
            try {
              editing = edit(editing, [operation], { name: '', at: index });
            } catch (error) {
              if (!(error instanceof OperationRefused)) throw error;
            }
          }
          const shelf = new Shelf();
          const journal = new Journal(shelf, 'key');
          journal.write(editing);
          const kept = journal.read();
          const all = [...(kept?.sent?.operations ?? []), ...(kept?.pending ?? [])];
          const replayed = applyOperations(start, all).document;
          expect(canonicalJson(withoutEmptySections(replayed))).toBe(
            canonicalJson(withoutEmptySections(editing.document)),
          );
        },
      ),
    );
  });

  it('what clashes waits for a choice, and the rest is done', async () => {
    const { store, server, shelf } = openPage();
    store.edit('Edit', [set('mine'), set('mine', 'head')]);
    store.stop();
    server.othersDo(set('theirs'));
    const conflict = { kind: 'value' as const, operation: set('mine'), theirs: 'theirs' };
    server.api.patchDraft.mockImplementationOnce(() =>
      Promise.reject(new ApiError({ kind: 'conflict', conflicts: [conflict] })),
    );
    const { editing } = await restore(server, shelf);
    expect(editing.conflicts).toEqual([conflict]);
    expect(editing.pending).toEqual([set('mine', 'head')]);
    expect([...shelf.keys()]).toEqual([`${prefix}next`]);
  });

  it('nothing is thrown away while the server can’t be reached', async () => {
    const { store, server, shelf } = openPage();
    store.edit('Edit', [set('mine')]);
    store.stop();
    server.api.patchDraft.mockImplementationOnce(fail('offline'));
    await expect(restore(server, shelf)).rejects.toBeInstanceOf(ApiError);
    expect(shelf.size).toBe(1);
  });

  it('what the server refuses is kept, and said', async () => {
    const { store, server, shelf } = openPage();
    store.edit('Edit', [set('mine')]);
    store.stop();
    const message = 'You may not do this.';
    server.api.patchDraft.mockImplementationOnce(() =>
      Promise.reject(new ApiError({ kind: 'refused', code: 'forbidden', message })),
    );
    const { refused } = await restore(server, shelf);
    expect(refused).toMatchObject([{ message }]);
    expect(shelf.size).toBe(1);
  });
});
