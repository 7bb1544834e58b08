/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAct, useAnswer } from './queries';
import { WithQueries } from './testing/withQueries';

type Listed = { folders: { path: string; rights: [] }[] };
const folders = (...paths: string[]): Listed => ({
  folders: paths.map((path) => ({ path, rights: [] })),
});

describe('What the server says', () => {
  it('is asked for anew after an act, also where the first answer is still on its way', async () => {
    let answerFirst = (_answer: Listed) => {};
    const listFolders = jest
      .fn<Promise<Listed>, []>()
      .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
      .mockResolvedValue(folders('/', '/new'));
    const { result } = renderHook(
      () => ({
        answer: useAnswer({ listFolders }, 'listFolders', {}),
        act: useAct(['listFolders']),
      }),
      { wrapper: WithQueries },
    );
    await act(() => result.current.act.run(async () => {}));
    await act(async () => answerFirst(folders('/')));
    await waitFor(() => expect(result.current.answer.data).toEqual(folders('/', '/new')));
    expect(listFolders).toHaveBeenCalledTimes(2);
    expect(result.current.answer).toMatchObject({ problem: null, isAsking: false });
  });
});
