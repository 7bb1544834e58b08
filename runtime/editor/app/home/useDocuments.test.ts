/** @jest-environment jsdom */
import type { GivenTo } from '../shared/calls';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { DocumentRow } from '../../contract/documents';
import type { Api } from '../shared/api';
import { ApiError } from '../shared/call';
import { WithQueries } from '../shared/testing/withQueries';
import { useDocuments } from './useDocuments';

const me = { website: 'daily', email: 'ada@daily.test' };
const rows = (total: number) => ({ documents: [] as DocumentRow[], total });

const sports = async () => ({ folders: [{ path: '/sports', rights: [] }] });

/** The list of someone who may read `/sports`, unless it is said otherwise. */
function show(listFolders: Api['listFolders'] = sports) {
  const listDocuments = jest.fn(async (_asked?: GivenTo<'listDocuments'>) => rows(3));
  const api = { listDocuments, listFolders };
  const { result } = renderHook(() => useDocuments(me, api), { wrapper: WithQueries });
  return { listDocuments, list: () => result.current };
}
beforeEach(() => localStorage.clear());

describe('The list of pages', () => {
  it('is asked for when its folder is known', async () => {
    const { list, listDocuments } = show();
    expect(listDocuments).not.toHaveBeenCalled();
    await waitFor(() => expect(list().found?.total).toBe(3));
    expect(listDocuments.mock.calls.map(([asked]) => asked)).toEqual([
      { sort: 'updated', limit: 50, folder: '/sports' },
    ]);
  });

  it('stays where the next one can’t be had, until it can', async () => {
    const { list, listDocuments } = show();
    await waitFor(() => expect(list().found?.total).toBe(3));
    listDocuments.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    act(() => list().narrow({ search: 'weather' }));
    await waitFor(() => expect(list().problem).toContain('can’t be reached'));
    expect(list().found?.total).toBe(3);
    listDocuments.mockResolvedValueOnce(rows(1));
    act(() => list().retry());
    await waitFor(() => expect(list().found?.total).toBe(1));
    expect(list().problem).toBeNull();
  });

  it('is not asked for while the folders can’t be had, even when it is tried again', async () => {
    const listFolders = jest.fn(() => Promise.reject(new ApiError({ kind: 'offline' })));
    const { list, listDocuments } = show(listFolders);
    await waitFor(() => expect(list().problem).toContain('can’t be reached'));
    act(() => list().retry());
    await waitFor(() => expect(listFolders).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(list().problem).toContain('can’t be reached'));
    expect(listDocuments).not.toHaveBeenCalled();
  });

  it('shows more of itself, twice as much each time, and no more than may be asked for', async () => {
    const { list, listDocuments } = show();
    await waitFor(() => expect(list().found?.total).toBe(3));
    for (const limit of [100, 200, 200]) {
      act(() => list().showMore());
      await waitFor(() => expect(listDocuments.mock.lastCall?.[0]).toMatchObject({ limit }));
    }
  });
});
