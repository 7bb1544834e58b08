/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { makeField } from '../../../fusion/makeField';
import type { Listing } from '../../contract/listings';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { ApiError } from '../shared/call';
import type { GivenTo } from '../shared/calls';
import { WithQueries } from '../shared/testing/withQueries';
import { ListingScreen } from './ListingScreen';

const field = (kind: 'text' | 'boolean', label: string) => makeField({ kind, label });

const listing = (revision: number, values: object = {}, more: Partial<Listing> = {}): Listing => ({
  id: 'velour',
  kind: { name: 'restaurants', label: 'Restaurants', one: 'restaurant' },
  fields: {
    name: field('text', 'Name'),
    region: field('text', 'Region'),
    isFeatured: field('boolean', 'Featured'),
  },
  values: { name: 'Velour', region: 'Fishtown', ...values },
  isShown: true,
  url: '/food/velour.html',
  revision,
  ...more,
});

/** A listing that is open; `server.now` is what others make of it. */
async function open(rights: AppSession['rights'] = ['read', 'edit'], more: Partial<Listing> = {}) {
  const server = { now: listing(1, {}, more), failure: null as ApiError | null };
  const api = {
    form: null,
    readListing: jest.fn(async () => server.now),
    saveListing: jest.fn(async ({ revision, values, isShown }: GivenTo<'saveListing'>) => {
      if (server.failure) throw server.failure;
      if (revision !== server.now.revision)
        throw new ApiError({ kind: 'refused', code: 'revision', message: 'Saved by others.' });
      server.now = listing(revision + 1, values, { isShown });
      return { revision: revision + 1 };
    }),
    renewSession: jest.fn(async () => {}),
  };
  const session = { siteName: 'The Daily', rights } as AppSession;
  render(
    <ListingScreen session={session} api={api as unknown as Api} id="velour" onGo={() => {}} />,
    { wrapper: WithQueries },
  );
  await screen.findByRole('heading', { name: 'Velour' });
  return { api, server };
}

const region = () => screen.getByLabelText<HTMLInputElement>('Region');
const valueNow = () => region().value;
const type = (value: string) => fireEvent.change(region(), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const state = () => document.querySelector('.save');

// What jsdom lacks.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('a listing in editing', () => {
  it('is saved after someone signed in again', async () => {
    const { api, server } = await open();
    type('Olney');
    server.failure = new ApiError({ kind: 'signed-out' });
    fireEvent.click(button('Save for readers'));
    await screen.findByRole('alert');
    expect(api.renewSession).not.toHaveBeenCalled();
    server.failure = null;
    fireEvent.click(button('Save for readers'));
    await waitFor(() => expect(server.now.values).toMatchObject({ region: 'Olney' }));
    expect(api.renewSession).toHaveBeenCalledTimes(1);
  });

  it('asks nobody to sign in again where a save failed for another reason', async () => {
    const { api, server } = await open();
    type('Olney');
    server.failure = new ApiError({ kind: 'refused', code: 'busy', message: 'Later, please.' });
    fireEvent.click(button('Save for readers'));
    await screen.findByRole('alert');
    server.failure = null;
    fireEvent.click(button('Save for readers'));
    await waitFor(() => expect(server.now.values).toMatchObject({ region: 'Olney' }));
    expect(api.renewSession).not.toHaveBeenCalled();
  });

  it.each([
    ['/food/velour.html', 'Readers see this restaurant at /food/velour.html'],
    ['', 'Readers see this restaurant'],
  ])('says where readers see it, as far as that is known: "%s"', async (url, words) => {
    await open(undefined, { url });
    const { parentElement } = screen.getByRole('checkbox', { name: /Readers see this/ });
    expect(parentElement?.textContent).toBe(words);
  });

  it('is saved with what was typed, and only once something was', async () => {
    const { api } = await open();
    expect(button('Save for readers').disabled).toBe(true);
    type('Olney');
    expect(state()?.textContent).toMatch('Not saved yet');
    fireEvent.click(button('Save for readers'));
    await waitFor(() => expect(state()?.textContent).toMatch(/^Saved$/));
    expect(api.saveListing).toHaveBeenCalledWith({
      id: 'velour',
      revision: 1,
      isShown: true,
      values: { name: 'Velour', region: 'Olney' },
    });
    expect(document.querySelector('.foot')?.textContent).toContain('Readers get it now.');
    expect(button('Save for readers').disabled).toBe(true);
  });

  it('that is changed on while it is saved has what is new left to save', async () => {
    const { api, server } = await open();
    let finish = () => {};
    api.saveListing.mockImplementationOnce(async ({ revision }) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { revision: revision + 1 };
    });
    type('Olney');
    fireEvent.click(button('Save for readers'));
    await screen.findByText('Saving');
    type('Olney and beyond');
    server.now = listing(2, { region: 'Olney' });
    await act(async () => finish());
    expect(valueNow()).toBe('Olney and beyond');
    await waitFor(() => expect(state()?.textContent).toBe('Not saved yet'));
    fireEvent.click(button('Save for readers'));
    await waitFor(() => expect(server.now.values['region']).toBe('Olney and beyond'));
  });

  it('that is emptied and filled again as it was has nothing to save', async () => {
    await open();
    type('Fishtown');
    fireEvent.click(screen.getByLabelText('Featured'));
    fireEvent.click(screen.getByLabelText('Featured'));
    expect(button('Save for readers').disabled).toBe(true);
  });

  it('is hidden from readers by a checkbox, and its page is linked while they see it', async () => {
    const { server } = await open();
    const link = screen.getByRole('link', { name: 'See the page' });
    expect(link.getAttribute('href')).toBe('/food/velour.html');
    fireEvent.click(screen.getByRole('checkbox', { name: /Readers see this restaurant/ }));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(server.now.isShown).toBe(false));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'See the page' })).toBeNull());
    expect(document.querySelector('.foot')?.textContent).toContain('Readers don’t see it.');
  });

  it('is taken back to what is saved', async () => {
    await open();
    type(`${valueNow()} and more`);
    fireEvent.click(button('Take back'));
    expect(valueNow()).toBe('Fishtown');
    expect(button('Save for readers').disabled).toBe(true);
  });

  it('is saved by keys', async () => {
    const { api } = await open();
    type(`${valueNow()}!`);
    fireEvent.keyDown(region(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(api.saveListing).toHaveBeenCalledTimes(1));
  });

  it('keeps what was typed where it could not be saved, and says why', async () => {
    const { server } = await open();
    server.failure = new ApiError({
      kind: 'refused',
      code: 'invalid',
      message: 'Region: Too far.',
    });
    type(`${valueNow()}!`);
    fireEvent.click(button('Save for readers'));
    expect((await screen.findByRole('alert')).textContent).toContain('Region: Too far.');
    expect(valueNow()).toBe('Fishtown!');
    expect(state()?.textContent).toMatch('Not saved');
    server.failure = null;
    fireEvent.click(button('Save again'));
    await waitFor(() => expect(server.now.values['region']).toBe('Fishtown!'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has nothing to say once what could not be saved is as it was', async () => {
    const { server } = await open();
    server.failure = new ApiError({ kind: 'refused', code: 'invalid', message: 'Too far.' });
    type('Mars');
    fireEvent.click(button('Save for readers'));
    await screen.findByRole('alert');
    type('Fishtown');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is what others saved, when its tab is looked at again, unless something was changed', async () => {
    const { server } = await open();
    const lookAgain = () =>
      act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    server.now = listing(2, { region: 'Old City' });
    await lookAgain();
    expect(valueNow()).toBe('Old City');
    type(`${valueNow()}!`);
    server.now = listing(3, { region: 'Center City' });
    await lookAgain();
    expect(valueNow()).toBe('Old City!');
  });

  it('can’t be changed by who may only read', async () => {
    await open(['read']);
    expect(region().matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });
});

describe('a listing that someone else saved meanwhile', () => {
  async function clash() {
    const opened = await open();
    opened.server.now = listing(2, { region: 'Old City', isFeatured: true });
    type(`${valueNow()}!`);
    fireEvent.click(button('Save for readers'));
    const dialog = await screen.findByRole('dialog');
    return { ...opened, dialog };
  }

  it('shows the fields that differ, side by side', async () => {
    const { dialog } = await clash();
    const items = [...dialog.querySelectorAll('.conflicts li')].map((item) => item.textContent);
    expect(items).toEqual(['RegionYoursFishtown!TheirsOld City', 'FeaturedYoursEmptyTheirsYes']);
  });

  it('is what the editor here has, where that is chosen', async () => {
    const { dialog, server } = await clash();
    fireEvent.click(within(dialog).getByText('Save mine over it'));
    await waitFor(() => expect(server.now).toMatchObject({ revision: 3 }));
    expect(server.now.values).toMatchObject({ region: 'Fishtown!' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is what the other has, where that is chosen', async () => {
    const { dialog, server } = await clash();
    fireEvent.click(within(dialog).getByText('Take theirs'));
    expect(valueNow()).toBe('Old City');
    expect(server.now.revision).toBe(2);
    expect(button('Save for readers').disabled).toBe(true);
  });
});
