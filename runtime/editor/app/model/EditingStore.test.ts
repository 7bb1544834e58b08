import { ApiError } from '../shared/call';
import { fail, openPage, page, prefix, set } from './testing/openPage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what an editor does', () => {
  it('is kept in the browser at once, and on the server after a pause', async () => {
    const { store, server, shelf } = openPage();
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
    const { store, server } = openPage();
    for (let letter = 0; letter < 20; letter += 1) {
      store.edit('Edit', [set(`text ${letter}`)], 'one');
      await jest.advanceTimersByTimeAsync(500);
    }
    expect(server.api.patchDraft.mock.calls.length).toBeGreaterThan(1);
  });

  it('waits while the server can’t be reached, and is sent under the same name again', async () => {
    const { store, server, shelf } = openPage();
    server.api.patchDraft.mockImplementationOnce(fail('offline'));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toEqual({
      kind: 'offline',
      isKept: true,
      reason: 'The server can’t be reached.',
    });
    expect(shelf.size).toBe(1);
    await jest.advanceTimersByTimeAsync(4000);
    expect(store.read().save).toEqual({ kind: 'saved' });
    const [first, second] = server.api.patchDraft.mock.calls.map(([{ batch }]) => batch);
    expect(second).toBe(first);
  });

  it('waits, and says why, while the server has no room for it', async () => {
    const { store, server } = openPage();
    const message = 'The disk of the database is full.';
    server.api.patchDraft.mockRejectedValueOnce(new ApiError({ kind: 'failed', message }));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toEqual({ kind: 'offline', isKept: true, reason: message });
    await jest.advanceTimersByTimeAsync(4000);
    expect(store.read().save).toEqual({ kind: 'saved' });
  });

  it('says so where the browser can’t keep it', async () => {
    const { store, server, shelf } = openPage();
    shelf.isFull = true;
    server.api.patchDraft.mockImplementation(fail('offline'));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toMatchObject({ kind: 'offline', isKept: false });
    store.stop();
  });

  it('waits for someone who was signed out to sign in again', async () => {
    const { store, server } = openPage();
    server.api.patchDraft.mockImplementationOnce(fail('signed-out'));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.read().save).toEqual({ kind: 'signed-out' });
    await store.resume();
    expect(server.api.renewSession).toHaveBeenCalled();
    expect(server.title()).toBe('new');
  });

  it('waits on, and says why, where whoever was signed out still is', async () => {
    const { store, server } = openPage();
    server.api.patchDraft.mockImplementationOnce(fail('signed-out'));
    server.api.renewSession.mockImplementationOnce(fail('signed-out'));
    store.edit('Edit', [set('new')]);
    await jest.advanceTimersByTimeAsync(1000);
    await store.resume();
    expect(store.read()).toMatchObject({
      save: { kind: 'signed-out' },
      said: 'You are signed out.',
    });
    expect(server.title()).not.toBe('new');
  });

  it('says so where what others have saved does not come, and goes on from it later', async () => {
    const { store, server } = openPage();
    server.othersDo(set('theirs'));
    server.api.readDraft.mockImplementationOnce(fail('offline'));
    await store.refresh(2);
    expect(store.read().said).toBe(
      'What others have saved could not be loaded. The server can’t be reached.',
    );
    await store.refresh(2);
    expect(store.read().editing.document).toMatchObject({
      sections: { main: [{ fields: { title: 'theirs' } }] },
    });
  });

  it('asks to sign in where what others have saved is not for whoever was signed out', async () => {
    const { store, server } = openPage();
    server.othersDo(set('theirs'));
    server.api.readDraft.mockImplementationOnce(fail('signed-out'));
    await store.refresh(2);
    expect(store.read().save).toEqual({ kind: 'signed-out' });
  });

  it('waits for a choice where others did something to the same, then is saved as chosen', async () => {
    const { store, server } = openPage();
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

  it('is sent one batch at a time, however often it is asked for', async () => {
    const { store, server } = openPage();
    store.edit('Edit', [set('a')]);
    const first = store.flush();
    const second = store.flush();
    store.edit('Edit', [set('ab')]);
    const third = store.flush();
    expect(await Promise.all([first, second, third])).toContain(true);
    const batches = server.api.patchDraft.mock.calls.map(([{ batch }]) => batch);
    expect(new Set(batches).size).toBe(batches.length);
    expect(server.title()).toBe('ab');
    expect(store.read().save).toEqual({ kind: 'saved' });
  });

  it('that the server does not take can be given up', async () => {
    const { store, server, shelf } = openPage();
    const message = '"one" is locked: a producer can change it.';
    server.api.patchDraft.mockRejectedValueOnce(
      new ApiError({ kind: 'refused', code: 'locked', message }),
    );
    store.edit('Edit', [set('mine')]);
    await store.flush();
    expect(store.read().save).toEqual({ kind: 'refused', message });
    await store.discard();
    expect(store.read().save).toEqual({ kind: 'saved' });
    expect(store.read().editing).toMatchObject({ document: page, rev: 1, undo: [] });
    expect(shelf.size).toBe(0);
  });

  it('is undone and redone, and said', async () => {
    const { store, server, said } = openPage();
    store.edit('Edit Promo', [set('new')]);
    store.undo();
    expect(await store.flush()).toBe(true);
    expect(server.title()).toBe('one');
    store.redo();
    await store.flush();
    expect(server.title()).toBe('new');
    expect(said).toEqual(['Undone: Edit Promo', 'Redone: Edit Promo']);
  });

  it('is the last that was done: what was said before does not stand any longer', () => {
    const { store } = openPage();
    store.say('Promo pasted.');
    store.edit('Edit', [set('new')], 'one title');
    expect(store.read().said).toBe('');
    store.edit('Edit', [set('newer')], 'one title', 'Editing Title in place.');
    expect(store.read().said).toBe('Editing Title in place.');
  });

  it('that can’t be done is said', () => {
    const { store, said } = openPage();
    expect(store.edit('Delete', [{ op: 'delete', id: 'nobody' }])).toBe(false);
    expect(said).toEqual(['"nobody" is not on the page.']);
  });
});
