/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DocumentRow } from '../../contract/documents';
import { ApiError } from '../shared/call';
import { WithQueries } from '../shared/testing/withQueries';
import { DocumentDialog, type RowTask } from './DocumentDialog';

const row = { id: 'home', kind: 'page', name: 'Home', folder: '/' } as DocumentRow;
const refused = new ApiError({ kind: 'refused', code: 'invalid', message: '“x” is no folder.' });

function show(kind: RowTask['kind']) {
  const api = {
    createDocument: jest.fn(),
    moveDocument: jest.fn(),
    patchDraft: jest.fn(),
    readDraft: jest.fn(async () => ({ rev: 7 }) as never),
  };
  const told = { onDone: jest.fn(), onCopied: jest.fn() };
  const task = { kind, row };
  render(<DocumentDialog api={api} task={task} onClose={() => {}} {...told} />, {
    wrapper: WithQueries,
  });
  return { ...api, ...told };
}
const submit = (text: string, button: string) => {
  fireEvent.change(screen.getByLabelText(/^(Name|Folder)/), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

describe('What is done to a page of the list', () => {
  it('renames it on the revision of now', async () => {
    const { patchDraft, onDone } = show('rename');
    submit(' Front ', 'Rename');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('“Home” is now called “Front”.'));
    expect(patchDraft.mock.lastCall[0]).toMatchObject({
      id: 'home',
      baseRev: 7,
      operations: [{ op: 'setPage', path: ['name'], value: 'Front' }],
    });
  });

  it('copies it into its folder, and opens the copy', async () => {
    const { createDocument, onCopied } = show('copy');
    submit('Home two', 'Copy');
    await waitFor(() => expect(onCopied).toHaveBeenCalled());
    const id = onCopied.mock.lastCall[0] as string;
    const copy = { copyOf: 'home', id, kind: 'page', name: 'Home two', folder: '/' };
    expect(createDocument.mock.lastCall[0]).toEqual(copy);
  });

  it('says why it is not moved, and moves it when it can', async () => {
    const { moveDocument, onDone } = show('move');
    moveDocument.mockRejectedValueOnce(refused);
    submit('x', 'Move');
    expect((await screen.findByRole('alert')).textContent).toBe('“x” is no folder.');
    expect(onDone).not.toHaveBeenCalled();
    submit('/news', 'Move');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('“Home” is now in /news.'));
    expect(moveDocument.mock.lastCall[0]).toEqual({ id: 'home', folder: '/news' });
  });
});
