/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AppSession } from '../../contract/session';
import { BLANK } from '../canvas/CanvasState';
import { openPage, set } from '../model/testing/openPage';
import type { Api } from '../shared/api';
import { ApiError } from '../shared/call';
import { pack } from './linked/testing/linkedPromo';
import { PageDialogs } from './PageDialogs';
import type { PageDesk } from './usePageDesk';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('the dialogs of a page', () => {
  it('end with the last conflict, and do not come again by themselves with the next', async () => {
    const { store, server } = openPage();
    store.edit('Edit', [set('mine')]);
    server.othersDo(set('theirs'));
    server.api.patchDraft.mockRejectedValueOnce(new ApiError({ kind: 'conflict', conflicts: [] }));
    await store.flush();
    const onOpen = jest.fn();
    const canvas = { subscribe: () => () => undefined, read: () => BLANK };
    const desk = { store, canvas, actions: { chosen: () => [] } } as unknown as PageDesk;
    render(
      <PageDialogs
        session={{} as AppSession}
        api={{} as Api}
        pack={pack}
        desk={desk}
        open="conflicts"
        onOpen={onOpen}
      />,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(null));
    expect(store.read().editing.conflicts).toEqual([]);
    store.stop();
  });
});
