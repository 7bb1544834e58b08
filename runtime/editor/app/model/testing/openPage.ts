import { applyOperations } from '../../../../document/operations/applyOperations';
import type { Operation } from '../../../../document/operations/operation';
import { pageDocument } from '../../../../document/testing/fixtures';
import { ApiError } from '../../shared/call';
import type { Api } from '../../shared/api';
import { startEditing } from '../editing';
import { EditingStore } from '../EditingStore';
import { Journal, journalPrefix } from '../journal';

/** What a browser keeps. */
export class Shelf extends Map<string, string> {
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

export const page = pageDocument('front');
export const prefix = journalPrefix('daily', 'ann@daily.test', 'front');
export const set = (value: string, id = 'one'): Operation => ({
  op: 'set',
  id,
  path: ['fields', 'title'],
  value,
});

/** A server with one draft, in memory. */
export function serve() {
  let document = page;
  let rev = 1;
  const patchDraft = jest.fn<ReturnType<Api['patchDraft']>, Parameters<Api['patchDraft']>>(
    async ({ operations }) => {
      document = applyOperations(document, operations).document;
      rev += 1;
      return { rev, hash: '', document: null };
    },
  );
  const readDraft = jest.fn(async () => ({
    document,
    rev,
    hash: '',
    updatedAt: '2026-11-21T12:00:00Z',
    updatedBy: 'ann@daily.test',
    folder: '/',
    url: null,
    rights: [],
  }));
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

/** A page in editing, with a server and a browser of its own. */
export function openPage(server = serve(), shelf = new Shelf()) {
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

/** A call that fails. */
export const fail = (kind: 'offline' | 'signed-out') => () =>
  Promise.reject(new ApiError({ kind }));
