/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Candidate, Redirect, ResolverRow } from '../../contract/routing';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { WithQueries } from '../shared/testing/withQueries';
import { AddressesScreen } from './AddressesScreen';

const resolver = (id: string): ResolverRow => ({
  id,
  name: id.toUpperCase(),
  priority: 1,
  patterns: [`/${id}/*`],
  source: null,
  params: {},
  templateId: 'story',
});
const redirect: Redirect = { from: '/old', to: '/new', status: 301, scope: 'exact' };

const calls = {
  listResolvers: jest.fn(),
  orderResolvers: jest.fn(),
  deleteResolver: jest.fn(),
  saveResolver: jest.fn(),
  listRedirects: jest.fn(),
  saveRedirect: jest.fn(),
  deleteRedirect: jest.fn(),
  explainRoute: jest.fn(),
  listDocuments: jest.fn(),
  pack: jest.fn(),
};
beforeAll(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(undefined);
  calls.listResolvers.mockResolvedValue({
    resolvers: [resolver('a'), resolver('b')],
    conflicts: [],
  });
  calls.listRedirects.mockResolvedValue({ redirects: [redirect], total: 1 });
  calls.listDocuments.mockResolvedValue({ documents: [{ id: 'story', name: 'Story' }], total: 1 });
  calls.pack.mockResolvedValue({ sources: [] });
});

const show = () => {
  const session = {
    siteName: 'The Daily',
    rights: ['read', 'route'],
    parts: [],
  } as unknown as AppSession;
  render(
    <AddressesScreen session={session} api={calls as unknown as Api} id="" onGo={jest.fn()} />,
    { wrapper: WithQueries },
  );
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

describe('Addresses', () => {
  it('go to resolvers in another order, which is taken back', async () => {
    show();
    await press('Ask B sooner');
    expect(await screen.findByText('Readers get the new order now.')).toBeVisible();
    expect(calls.orderResolvers).toHaveBeenLastCalledWith({ ids: ['b', 'a'] });
    await waitFor(() => expect(calls.listResolvers).toHaveBeenCalledTimes(2));
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(calls.orderResolvers).toHaveBeenLastCalledWith({ ids: ['a', 'b'] });
    await waitFor(() => expect(calls.listResolvers).toHaveBeenCalledTimes(3));
  });

  it('get a resolver back that was deleted, as it was', async () => {
    show();
    await press('Delete A');
    expect(await screen.findByText('The resolver “A” is deleted.')).toBeVisible();
    expect(calls.deleteResolver).toHaveBeenCalledWith({ id: 'a' });
    await press('Undo');
    await waitFor(() => expect(calls.saveResolver).toHaveBeenCalledWith(resolver('a')));
  });

  it('get a redirect back that was deleted, and are listed anew then', async () => {
    show();
    await press('Delete the redirect of /old');
    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(calls.saveRedirect).toHaveBeenCalledWith(redirect);
    await waitFor(() => expect(calls.listRedirects).toHaveBeenCalledTimes(3));
  });

  it('are redirected one change at a time: no click is lost while another is on its way', async () => {
    let done = () => {};
    calls.deleteRedirect.mockReturnValueOnce(new Promise<void>((resolve) => (done = resolve)));
    show();
    await press('Delete the redirect of /old');
    const remove = screen.getByRole('button', { name: 'Delete the redirect of /old' });
    await waitFor(() => expect(remove).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await act(async () => done());
    await waitFor(() => expect(remove).toBeEnabled());
  });

  it('are tested anew when resolvers change; the answer is said of the address that was asked for', async () => {
    calls.explainRoute.mockResolvedValue({ candidates: [] });
    show();
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/x' } });
    await press('Test');
    expect(await screen.findByText(/Nothing answers \/x\./)).toBeVisible();
    let answer = (_answer: { candidates: Candidate[] }) => {};
    calls.explainRoute.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/y' } });
    await press('Test');
    expect(screen.queryByText(/Nothing answers/)).toBeNull();
    answer({ candidates: [] });
    expect(await screen.findByText(/Nothing answers \/y\./)).toBeVisible();
    calls.explainRoute.mockResolvedValue({
      candidates: [{ kind: 'page', documentId: 'y', contentConfig: null, standing: 'answers' }],
    });
    await press('Ask B sooner');
    expect(await screen.findByRole('link', { name: 'Page y' })).toBeVisible();
    calls.explainRoute.mockReturnValueOnce(new Promise(() => {}));
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/z' } });
    await press('Test');
    expect(screen.queryByRole('link', { name: 'Page y' })).toBeNull();
  });

  it('of a resolver are edited; what is refused is said in the dialog, what is saved outside of it', async () => {
    show();
    calls.saveResolver.mockRejectedValueOnce(new Error('The pattern is wrong.'));
    await press('Edit A');
    await screen.findByRole('option', { name: 'Story' });
    await press('Save');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The pattern is wrong.');
    await press('Save');
    expect(await screen.findByText('“A” is saved. Readers get it now.')).toBeVisible();
    expect(calls.saveResolver).toHaveBeenLastCalledWith(resolver('a'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(calls.listResolvers).toHaveBeenCalledTimes(3));
  });

  it('that can’t be listed say why', async () => {
    calls.listResolvers.mockRejectedValue(new Error('You may not see that.'));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not see that.');
    expect(screen.queryByText('Resolvers')).toBeNull();
  });
});
