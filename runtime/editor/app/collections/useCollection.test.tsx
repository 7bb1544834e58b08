/** @jest-environment jsdom */
import type { GivenTo } from '../shared/calls';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { Collection } from '../../contract/collections';
import { ApiError } from '../shared/call';
import { WithQueries } from '../shared/testing/withQueries';
import { undo } from './order';
import { useCollection } from './useCollection';

const collection = (revision: number, ...ids: string[]): Collection => ({
  id: 'top',
  name: 'Top',
  revision,
  entries: ids.map((id) => ({ id, type: 'story', headline: null })),
  stories: [],
});
const outdated = () =>
  new ApiError({ kind: 'refused', code: 'revision', message: 'Someone else saved it.' });

/** A collection that is open; `server.now` is what others make of it. */
async function open() {
  const server = { now: collection(1, 'a', 'b') };
  const api = {
    readCollection: jest.fn(async () => server.now),
    saveCollection: jest.fn(async ({ revision }: GivenTo<'saveCollection'>) => {
      if (revision !== server.now.revision) throw outdated();
      return { revision: revision + 1 };
    }),
    renewSession: jest.fn(async () => {}),
  };
  const { result } = renderHook(() => useCollection(api, 'top'), { wrapper: WithQueries });
  await waitFor(() => expect(result.current.editing).not.toBeNull());
  const order = () => result.current.editing?.now.entries.map(({ id }) => id).join('');
  const reverse = () => {
    const now = result.current.editing!.now;
    act(() => result.current.edit({ ...now, entries: now.entries.toReversed() }));
  };
  const lookAgain = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  return { api, server, result, order, reverse, lookAgain };
}

describe('a collection that is open', () => {
  it('is what others saved, when its tab is looked at again', async () => {
    const { server, order, lookAgain } = await open();
    server.now = collection(2, 'c');
    await lookAgain();
    expect(order()).toBe('c');
  });

  it('stays as it is while something is changed here, until that is undone', async () => {
    const { server, result, order, reverse, lookAgain } = await open();
    reverse();
    server.now = collection(2, 'c');
    await lookAgain();
    expect(order()).toBe('ba');
    act(() => result.current.step(undo, ''));
    expect(order()).toBe('ab');
    await lookAgain();
    expect(order()).toBe('c');
  });

  it('shows what others saved meanwhile, and replaces it only when that is chosen', async () => {
    const { api, server, result, order, reverse } = await open();
    reverse();
    server.now = collection(5, 'c');
    await act(async () => result.current.save());
    await waitFor(() => expect(result.current.theirs?.revision).toBe(5));
    expect([order(), result.current.problem]).toEqual(['ba', null]);
    await waitFor(() => expect(result.current.isSaving).toBe(false));
    await act(async () => result.current.keepMine());
    await waitFor(() => expect(result.current.theirs).toBeNull());
    expect(api.saveCollection.mock.lastCall).toMatchObject([{ id: 'top', revision: 5 }]);
    expect([result.current.said, result.current.editing?.revision]).toEqual([
      'Saved. Readers get it now.',
      6,
    ]);
  });

  it('is saved after someone signed in again', async () => {
    const { api, result, reverse } = await open();
    reverse();
    api.saveCollection.mockRejectedValueOnce(new ApiError({ kind: 'signed-out' }));
    await act(async () => result.current.save());
    await waitFor(() => expect(result.current.problem?.isSignedOut).toBe(true));
    expect(api.renewSession).not.toHaveBeenCalled();
    await waitFor(() => expect(result.current.isSaving).toBe(false));
    await act(async () => result.current.save());
    await waitFor(() => expect(result.current.problem).toBeNull());
    expect(api.renewSession).toHaveBeenCalledTimes(1);
  });

  it('is saved once, however often that is asked for at a time', async () => {
    const { api, result, reverse } = await open();
    reverse();
    await act(async () => {
      result.current.save();
      result.current.save();
    });
    expect(api.saveCollection).toHaveBeenCalledTimes(1);
  });
});
