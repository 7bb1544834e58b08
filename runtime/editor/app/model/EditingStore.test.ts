import fc from 'fast-check';
import { canonicalJson } from '../../../store/json';
import { applyOperations } from '../../../store/operations/applyOperations';
import { OperationRefused, type Operation } from '../../../store/operations/operation';
import {
  documents,
  operations as anyOperation,
  withoutEmptySections,
} from '../../../store/operations/testing/arbitraries';
import { pageDocument } from '../../../store/testing/fixtures';
import { ApiError, type Api } from '../api';
import { edit, send, startEditing } from './editing';
import { EditingStore } from './EditingStore';
import { Journal, journalPrefix, listJournals } from './journal';
import { openDraft } from './openDraft';

class Shelf extends Map<string, string> {
  isFull = false;
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.set(key, value);
  };
  removeItem = (key: string) => void this.delete(key);
  key = (index: number) => [...this.keys()][index] ?? null;
  get length() {
    return this.size;
  }
}

const page = pageDocument('front');
const prefix = journalPrefix('daily', 'front');
const set = (value: string, id = 'one'): Operation => ({
  op: 'set',
  id,
  path: ['fields', 'title'],
  value,
});

/** A server with one draft, in memory. */
function serve() {
  let document = page;
  let rev = 1;
  const patchDraft = jest.fn<ReturnType<Api['patchDraft']>, Parameters<Api['patchDraft']>>(
    async (_id, { operations }) => {
      document = applyOperations(document, operations).document;
      rev += 1;
      return { rev, document: null };
    },
  );
  const readDraft = jest.fn(async () => ({ document, rev, folder: '/', rights: [] }));
  const renewSession = jest.fn(async () => undefined);
  const othersDo = (...operations: Operation[]) => {
    document = applyOperations(document, operations).document;
    rev += 1;
  };
  return {
    api: { patchDraft, readDraft, renewSession },
    othersDo,
    title: () => document.sections['main']?.[0]?.fields['title'],
  };
}

function open(server = serve(), shelf = new Shelf()) {
  const journal = new Journal(shelf, `${prefix}tab`);
  let id = 0;
  const said: string[] = [];
  const store = new EditingStore({
    api: server.api,
    documentId: 'front',
    editing: startEditing(page, 1),
    journal,
    newId: () => `batch-${(id += 1)}`,
  });
  store.subscribe(() => {
    const { said: text } = store.read();
    if (text !== '' && text !== said.at(-1)) said.push(text);
  });
  return { store, server, shelf, journal, said };
}

const fail = (kind: 'offline' | 'signed-out') => () => Promise.reject(new ApiError({ kind }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what an editor does', () => {
  it('is kept in the browser at once, and on the server after a pause', async () => {
    const { store, server, shelf } = open();
    store.edit('Edit', [set('new')]);
    expect(store.read().save).toEqual({ kind: 'saving' });
    expect(JSON.parse(shelf.get(`${prefix}tab`)!)).toMatchObject({ rev: 1, pending: [set('new')] });
    expect(server.api.patchDraft).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(server.title()).toBe('new');
    expect(store.read().save).toEqual({ kind: 'saved' });
    expect(shelf.size).toBe(0);
  });

  it('is saved while someone keeps typing', async () => {
    const { store, server } = open();
    for (let letter = 0; letter < 20; letter += 1) {
      store.edit('Edit', [set(`text ${letter}`)], 'one');
      await jest.advanceTimersByTimeAsync(500);
    }
    expect(server.api.patchDraft.mock.calls.length).toBeGreaterThan(1);
  });

  it('waits while the server can’t be reached, and is sent under the same name again', async () => {
    const { store, server, shelf } = open();
    server.api.patchDraft.mockImplementationOnce(fail('offline'));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toEqual({ kind: 'offline', isKept: true });
    expect(shelf.size).toBe(1);
    await jest.advanceTimersByTimeAsync(4000);
    expect(store.read().save).toEqual({ kind: 'saved' });
    const [first, second] = server.api.patchDraft.mock.calls.map(([, { batch }]) => batch);
    expect(second).toBe(first);
  });

  it('says so where the browser can’t keep it', async () => {
    const { store, server, shelf } = open();
    shelf.isFull = true;
    server.api.patchDraft.mockImplementation(fail('offline'));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toEqual({ kind: 'offline', isKept: false });
    store.stop();
  });

  it('waits for someone who was signed out to sign in again', async () => {
    const { store, server } = open();
    server.api.patchDraft.mockImplementationOnce(fail('signed-out'));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toEqual({ kind: 'signed-out' });
    await store.resume();
    expect(server.api.renewSession).toHaveBeenCalled();
    expect(server.title()).toBe('new');
  });

  it('waits for a choice where others did something to the same, then is saved as chosen', async () => {
    const { store, server } = open();
    server.othersDo(set('theirs'));
    server.api.patchDraft.mockImplementationOnce(() =>
      Promise.reject(new ApiError({ kind: 'conflict', conflicts: [] })),
    );
    store.edit('Edit', [set('mine')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toEqual({ kind: 'conflict' });
    expect(server.title()).toBe('theirs');
    store.choose(store.read().editing.conflicts[0]!, 'mine');
    await jest.advanceTimersByTimeAsync(1000);
    expect(server.title()).toBe('mine');
    expect(store.read().save).toEqual({ kind: 'saved' });
  });

  it('is undone and redone, and said', async () => {
    const { store, server, said } = open();
    store.edit('Edit Promo', [set('new')]);
    store.undo();
    expect(await store.flush()).toBe(true);
    expect(server.title()).toBe('one');
    store.redo();
    await store.flush();
    expect(server.title()).toBe('new');
    expect(said).toEqual(['Undone: Edit Promo', 'Redone: Edit Promo']);
  });

  it('that can’t be done is said', () => {
    const { store, said } = open();
    expect(store.edit('Delete', [{ op: 'delete', id: 'nobody' }])).toBe(false);
    expect(said).toEqual(['"nobody" is not on the page.']);
  });
});

describe('after a crash', () => {
  const restore = (server: ReturnType<typeof serve>, shelf: Shelf) =>
    openDraft(server.api, 'front', {
      before: listJournals(shelf, prefix),
      own: new Journal(shelf, `${prefix}next`),
      newId: () => 'batch-new',
    });

  it('what was typed is there again, and on the server', async () => {
    const { store, server, shelf } = open();
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
    expect(server.api.patchDraft.mock.calls.map(([, patch]) => patch)).toEqual([
      { baseRev: 1, operations: [set('a')], batch: 'batch-old' },
      { baseRev: 1, operations: [set('ab')], batch: 'batch-new', own: ['batch-old'] },
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
    const { store, server, shelf } = open();
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
    const { store, server, shelf } = open();
    store.edit('Edit', [set('mine')]);
    store.stop();
    server.api.patchDraft.mockImplementationOnce(fail('offline'));
    await expect(restore(server, shelf)).rejects.toBeInstanceOf(ApiError);
    expect(shelf.size).toBe(1);
  });

  it('what the server refuses is kept, and said', async () => {
    const { store, server, shelf } = open();
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
